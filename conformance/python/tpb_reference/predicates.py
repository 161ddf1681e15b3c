"""The predicates that rules call by name, from their description in spec/predicates.yaml and the pages named there.

Arguments: the generation's name where the predicate is declared per generation, numbers, truth values, and the bytes of a field, which start with
an address.

An address of 4 bytes is a little-endian word. Its top three bits are markers: bit 31 a register holds the address, bit 30 a shape register holds the
counts, bit 29 the pattern goes through indices. The other 29 bits are the address: PSUM from 0x2000000 to 0x23fffff, SBUF below that.
"""

# Element types by the storage they are aligned to (cc/isa/addr4.md: addr_aligned_dtype).
INVALID, UINT64, UINT8, UINT16, UINT32, FP32R, INT64 = 0x00, 0x01, 0x03, 0x05, 0x09, 0x0B, 0x0C
FP4_EXP2, INT4, SCALES = 0x10, 0x12, (0x13, 0x14, 0x15, 0x16)
ALIGNMENT = {
    **dict.fromkeys((0x02, 0x03, 0x0D, 0x0E, 0x0F), 1),
    **dict.fromkeys((0x04, 0x05, 0x06, 0x07), 2),
    **dict.fromkeys((0x08, 0x09, 0x0A, 0x0B), 4),
    **dict.fromkeys((UINT64, INT64), 8),
}
PSUM_WRITE = (0x08, 0x09, 0x0A, 0x0B)
# Members of DTYPE on maverick: up to SFP8_E5, and CPTC1 to CPTC7.
MAVERICK_DTYPES = frozenset(range(0x17)) | frozenset(range(0x19, 0x20))
REGISTERS = 64
FOUR_BIT = ("mariana", "mariana_plus", "maverick")


def _word(data, at=0):
    return int.from_bytes(data[at : at + 4], "little")


def _half(data, at):
    return int.from_bytes(data[at : at + 2], "little")


def _in_psum(word):
    return 0x2000000 <= word & 0x1FFFFFFF <= 0x23FFFFF


def _is_indirect(data):
    return data[3] & 0x60 == 0x20


def _start_partition(word):
    """32 times the quadrant: bits 20 and 21 in PSUM, 23 and 24 in SBUF."""
    return 32 * (word >> (20 if _in_psum(word) else 23) & 3)


def _aligned(generation, address, dtype):
    if dtype in ALIGNMENT:
        return address % ALIGNMENT[dtype] == 0
    if dtype == FP4_EXP2:
        return generation in FOUR_BIT
    # The table of maverick is not known: other codes pass there.
    return generation == "maverick" and dtype != INVALID


def _start_valid(generation, word, dtype, write, allow_psum, allow_sbuf):
    """tensor_start_addr_valid of cc/isa/addr4.md."""
    if word >= 1 << 31:
        # Sunda wants no marker but the register's own.
        between = 0x7FFFFF00 if generation in ("tonga", "sunda") else 0x00FFFF00
        return word & between == 0 and word & 0xFF < REGISTERS
    address = word & 0x1FFFFFFF
    if not _aligned(generation, address, dtype):
        return False
    if _in_psum(word):
        return allow_psum and (not write or dtype in PSUM_WRITE)
    return allow_sbuf and address & 0x1E000000 == 0


def _no_count_is_zero(data):
    """The counts of a TENSOR1D to TENSOR4D: an address, as many steps, as many counts, two bytes each."""
    dimensions = (len(data) - 4) // 4
    return all(_half(data, 4 + 2 * dimensions + 2 * at) for at in range(dimensions))


def _direct_valid(generation, pattern, dtype, write, allow_psum, allow_sbuf):
    # One dimension looks at bit 30 alone (cc/isa/tensor-descriptors.md), more dimensions at the whole marker.
    from_register = pattern[3] & 0x40 != 0 if len(pattern) == 8 else shape_from_register(pattern)
    if not _start_valid(generation, _word(pattern), dtype, write, allow_psum, allow_sbuf):
        return False
    return from_register or _no_count_is_zero(pattern)


def is_valid_dtype(generation, dtype, allow_fp32r):
    if not _is_member(generation, dtype) or dtype in (INVALID, UINT64, INT64, FP4_EXP2, INT4, *SCALES):
        return False
    return allow_fp32r or dtype != FP32R


def _is_member(generation, dtype):
    return dtype in MAVERICK_DTYPES if generation == "maverick" else dtype <= 0x0F


def is_valid_dtype_64(generation, dtype, allow_fp32r, allow_u64, allow_i64):
    if not _is_member(generation, dtype) or dtype == INVALID:
        return False
    return {FP32R: allow_fp32r, UINT64: allow_u64, INT64: allow_i64}.get(dtype, True)


def tensor_valid(generation, pattern, dtype, write, allow_psum, allow_sbuf):
    return pattern[3] & 0x20 == 0 and _direct_valid(generation, pattern, dtype, write, allow_psum, allow_sbuf)


def mem_valid(generation, pattern, dtype, write, allow_psum, allow_sbuf):
    if _is_indirect(pattern):
        # The memories of an index are disputed, so any will do.
        return (
            _half(pattern, 8) != 0
            and _start_valid(generation, _word(pattern), UINT32, False, True, True)
            and pattern[7] & 0xE0 == 0
            and _start_valid(generation, _word(pattern, 4), dtype, write, allow_psum, allow_sbuf)
        )
    # The arm `mx` of MEM_PATTERN3D and MEM_PATTERN4D; MEM_PATTERN2D has none.
    if generation == "maverick" and len(pattern) > 12 and pattern[0] & 1 and pattern[3] & 0x80 == 0:
        return True
    return _direct_valid(generation, pattern, dtype, write, allow_psum, allow_sbuf)


def mx_mem_valid(generation, pattern, dtype):
    if _is_indirect(pattern):
        return (
            _half(pattern, 12) != 0
            and _start_valid(generation, _word(pattern), UINT32, False, True, True)
            and _start_valid(generation, _word(pattern, 4), UINT32, False, False, True)
            and _start_valid(generation, _word(pattern, 8), UINT8, False, False, True)
            and pattern[15] in (0, 4, 8, 12)
        )
    packed = UINT16 if dtype == FP4_EXP2 else UINT32
    if not _start_valid(generation, _word(pattern), packed, False, False, True):
        return False
    if not _start_valid(generation, _word(pattern, 4), UINT8, False, False, True):
        return False
    if not shape_from_register(pattern) and (_half(pattern, 8) == 0 or pattern[10] not in (0x01, 0xFF)):
        return False
    return pattern[3] & 0xA0 == 0x80 or pattern[11] in (0, 4, 8, 12)


def mm_dst_bf16_valid(pattern):
    if _is_indirect(pattern):
        word, counted = _word(pattern, 4), _word(pattern, 8) != 0
    else:
        word, counted = _word(pattern), _no_count_is_zero(pattern)
    if word >= 1 << 31:
        placed = word >> 24 & 0xA0 == 0x80 and word & 0x00FFFF00 == 0 and word & 0xFF < REGISTERS
    else:
        placed = _in_psum(word) and word % 2 == 0
    return placed and counted


def start_addr_active_channels(pattern, num_active_channels):
    words = [_word(pattern)]
    if _is_indirect(pattern) and len(pattern) >= 8:
        words.append(_word(pattern, 4))
    return all(word >= 1 << 31 or _suits(_start_partition(word), num_active_channels) for word in words)


def _suits(start, partitions):
    if partitions > 64:
        return start == 0
    return partitions <= 32 or start in (0, 64)


def shape_from_register(pattern):
    return pattern[3] & 0x70 == 0x40


def shape_from_register8(addr):
    return addr[7] & 0xFC in (0x40, 0xC0, 0x60, 0x68)


def addr8_valid(addr):
    marker = addr[7] & 0xFC
    if marker in (0x80, 0xC0):
        return addr[0] < REGISTERS and addr[1] < REGISTERS and not any(addr[2:7])
    if marker in (0x28, 0x2C, 0x68, 0x6C):
        return _word(addr) < REGISTERS
    return marker in (0x00, 0x40, 0x20, 0x60)


def addr_aligned(addr, count):
    if count == 0:
        return True
    if len(addr) == 8:
        # Immediate with or without shape register: no other marker.
        return addr[7] & 0xBC != 0 or int.from_bytes(addr[:7], "little") % count == 0
    return addr[3] & 0x80 != 0 or (_word(addr) & 0x1FFFFFFF) % count == 0


def in_psum(pattern):
    word = _word(pattern, 4) if _is_indirect(pattern) and len(pattern) >= 8 else _word(pattern)
    return word < 1 << 31 and _in_psum(word)


def same_quadrant(a, b):
    words = (_word(a), _word(b))
    if any(word >= 1 << 31 or _in_psum(word) for word in words):
        return True
    return _start_partition(words[0]) == _start_partition(words[1])


def indirect_quadrant_ok(pattern):
    return pattern[3] & 0xE0 != 0x20 or same_quadrant(pattern, pattern[4:8])


def imm_pointer_valid(generation, ptr, dtype, num_active_channels):
    return _start_valid(generation, _word(ptr), dtype, False, True, True) and start_addr_active_channels(ptr, num_active_channels)


def stream_shuffle_partitions(src, dst, num_active_channels):
    rounded = (num_active_channels + 31) // 32 * 32
    return all(_word(pattern) >= 1 << 31 or _suits(_start_partition(_word(pattern)), rounded) for pattern in (src, dst))
