/* Pieces of JSON, on the standard output. */
#ifndef TPB_JSON_H
#define TPB_JSON_H

#include <stddef.h>
#include <stdint.h>

/* Punctuation and keys, as they are. */
void tpb_json_raw(const char *text);

/* Integers; beyond 2^53 in quotes, so that no reader rounds them. */
void tpb_json_unsigned(uint64_t value);
void tpb_json_signed(int64_t value);

/* A number, or "nan", "inf", "-inf", or "f32:0x..." for a NaN other than the usual one. */
void tpb_json_float(float value);

/* Two hex digits a byte, in quotes. */
void tpb_json_hex(const uint8_t *bytes, size_t count);

/* Text up to the first NUL, in quotes; all bytes if any behind it is not zero. */
void tpb_json_chars(const char *text, size_t count);

/* {"raw": value, "name": name}; a null pointer is null. */
void tpb_json_enum(uint64_t value, const char *name);

/* A string, or null. */
void tpb_json_string(const char *text);

/* Bytes behind a short arm of a union, as one more member; nothing if they are zero. */
void tpb_json_tail(const uint8_t *bytes, size_t count);

/* A little-endian integer of up to eight bytes. */
uint64_t tpb_json_uint(const uint8_t *bytes, size_t count);

#endif
