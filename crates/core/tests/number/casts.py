"""Writes casts.txt from the facts' vectors/numerics.yaml: source type and bits, destination type and bits, what FP8 does with overflow.

Run: python3 casts.py numerics.yaml > casts.txt
"""
import re
import sys

for line in open(sys.argv[1]):
    m = re.search(r"src: (\w+), src_bits: 0x(\w+),.*dst: (\w+), dst_bits: 0x(\w+)", line)
    if m:
        print(*m.groups(), "overflow" if "saturate=0" in line else "saturate")
