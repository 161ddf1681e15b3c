"""Writes minifloats.txt: every code of the formats of up to eight bits with its value as FP32 bits, or `nan`.

The values come from exact rational arithmetic on the layout (sign, exponent, mantissa, bias), and are compared with the types of ml_dtypes
where it has them (0.6.0 was used: all but e2m5). Run: python3 tables.py > minifloats.txt
"""
import struct
import sys
from fractions import Fraction

# name, exponent bits, mantissa bits, bias, what the largest exponent means
FORMATS = [
    ("e2m1", 2, 1, 1, "none", "float4_e2m1fn"),
    ("e2m3", 2, 3, 1, "none", "float6_e2m3fn"),
    ("e2m5", 2, 5, 1, "none", None),
    ("e3m4", 3, 4, 3, "ieee", "float8_e3m4"),
    ("e4m3", 4, 3, 7, "ieee", "float8_e4m3"),
    ("e4m3fn", 4, 3, 7, "finite", "float8_e4m3fn"),
    ("e5m2", 5, 2, 15, "ieee", "float8_e5m2"),
]


def value(code, e, m, bias, specials):
    """A Fraction, or one of the strings inf, nan."""
    exponent, mantissa = code >> m & (1 << e) - 1, code & (1 << m) - 1
    top = exponent == (1 << e) - 1
    if specials == "ieee" and top:
        return "nan" if mantissa else "inf"
    if specials == "finite" and top and mantissa == (1 << m) - 1:
        return "nan"
    if exponent == 0:
        return Fraction(mantissa, 1 << m) * Fraction(2) ** (1 - bias)
    return (1 + Fraction(mantissa, 1 << m)) * Fraction(2) ** (exponent - bias)


def bits(code, e, m, bias, specials):
    v = value(code, e, m, bias, specials)
    sign = code >> (e + m) & 1
    if v == "nan":
        return None
    f = float("inf") if v == "inf" else float(v)
    assert v == "inf" or Fraction(f) == v
    raw = struct.unpack("<I", struct.pack("<f", f))[0]
    assert v == "inf" or Fraction(struct.unpack("<f", struct.pack("<f", f))[0]) == v
    return raw | sign << 31


def main():
    try:
        import ml_dtypes
        import numpy
    except ImportError:
        ml_dtypes = None
        print("ml_dtypes is not there: values are not compared", file=sys.stderr)
    for name, e, m, bias, specials, other in FORMATS:
        rows = [bits(code, e, m, bias, specials) for code in range(1 << (1 + e + m))]
        if ml_dtypes and other:
            codes = numpy.arange(len(rows), dtype=numpy.uint8)
            theirs = codes.view(getattr(ml_dtypes, other)).astype(numpy.float32)
            for row, v in zip(rows, theirs):
                assert (row is None) == bool(numpy.isnan(v)), name
                assert row is None or row == int(v.view(numpy.uint32)), name
        for code, row in enumerate(rows):
            print(name, f"{code:02x}", "nan" if row is None else f"{row:08x}")


main()
