#include "tpb_json.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void tpb_json_raw(const char *text) {
    fputs(text, stdout);
}

static const uint64_t exact = UINT64_C(1) << 53;

void tpb_json_unsigned(uint64_t value) {
    printf(value > exact ? "\"%" PRIu64 "\"" : "%" PRIu64, value);
}

void tpb_json_signed(int64_t value) {
    const uint64_t magnitude = value < 0 ? UINT64_C(0) - (uint64_t)value : (uint64_t)value;
    printf(magnitude > exact ? "\"%" PRId64 "\"" : "%" PRId64, value);
}

void tpb_json_float(float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    if (isnan(value)) {
        if (bits == 0x7fc00000u) {
            printf("\"nan\"");
        } else {
            printf("\"f32:0x%08" PRIx32 "\"", bits);
        }
        return;
    }
    if (isinf(value)) {
        printf(value > 0 ? "\"inf\"" : "\"-inf\"");
        return;
    }
    /* The fewest digits that read back as the same number. */
    char text[64];
    for (int digits = 1; digits <= 9; digits++) {
        snprintf(text, sizeof text, "%.*g", digits, (double)value);
        if (strtof(text, NULL) == value) {
            break;
        }
    }
    printf(strpbrk(text, ".e") ? "%s" : "%s.0", text);
}

void tpb_json_hex(const uint8_t *bytes, size_t count) {
    putchar('"');
    for (size_t i = 0; i < count; i++) {
        printf("%02x", bytes[i]);
    }
    putchar('"');
}

static int all_zero(const uint8_t *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (bytes[i] != 0) {
            return 0;
        }
    }
    return 1;
}

static void quoted(const char *text, size_t count) {
    putchar('"');
    for (size_t i = 0; i < count; i++) {
        const unsigned char c = (unsigned char)text[i];
        if (c == '"' || c == '\\') {
            printf("\\%c", c);
        } else if (c >= ' ' && c <= '~') {
            putchar(c);
        } else {
            printf("\\u00%02x", c);
        }
    }
    putchar('"');
}

void tpb_json_chars(const char *text, size_t count) {
    size_t end = 0;
    while (end < count && text[end] != 0) {
        end++;
    }
    quoted(text, all_zero((const uint8_t *)text + end, count - end) ? end : count);
}

void tpb_json_string(const char *text) {
    if (text == NULL) {
        printf("null");
    } else {
        quoted(text, strlen(text));
    }
}

void tpb_json_enum(uint64_t value, const char *name) {
    printf("{\"raw\":");
    tpb_json_unsigned(value);
    printf(",\"name\":");
    tpb_json_string(name);
    putchar('}');
}

void tpb_json_tail(const uint8_t *bytes, size_t count) {
    if (!all_zero(bytes, count)) {
        printf(",\"tail\":");
        tpb_json_hex(bytes, count);
    }
}

uint64_t tpb_json_uint(const uint8_t *bytes, size_t count) {
    uint64_t value = 0;
    for (size_t i = count; i > 0; i--) {
        value = value << 8 | bytes[i - 1];
    }
    return value;
}
