#!/usr/bin/env python3
"""Writes the character tables that the service, the window and the signing page judge values by.

One text in two files: app/domain/text/unicodetables.cpp and resources/signingpage/unicodetables.js. They hold the Unicode data
of this Python (which must be 14.0.0, so that the files change only on purpose), because the C++ library and each browser
bring tables of other versions. Usage: makeunicodetables.py <source folder>
"""
import sys
import unicodedata
from pathlib import Path

VERSION = "14.0.0"
LAST = 0x110000
SURROGATES = range(0xD800, 0xE000)


def base36(number):
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    text = ""
    sign, number = ("-" if number < 0 else ""), abs(number)
    while True:
        number, rest = divmod(number, 36)
        text = digits[rest] + text
        if not number:
            return sign + text


def ranges(members):
    """[first, count, step] with steps of 1 or 2, as upper and lower case often alternate."""
    made = []
    for code in members:
        if made:
            first, count, step = made[-1]
            if count == 1 and code - first in (1, 2):
                made[-1] = [first, 2, code - first]
                continue
            if count > 1 and code == first + count * step:
                made[-1][1] += 1
                continue
        made.append([code, 1, 1])
    return made


def entries(made, extra=None):
    """Comma-separated: gap behind the entry before, count and step unless 1, what else belongs to it."""
    before = 0
    words = []
    for first, count, step, *rest in made:
        parts = [base36(first - before), base36(count), base36(step)] + [base36(each) for each in rest]
        if not rest:
            while len(parts) > 1 and parts[-1] == "1":
                parts.pop()
        words.append(".".join(parts))
        before = first
    return ",".join(words)


def category(*kinds):
    return entries(ranges(code for code in range(LAST) if unicodedata.category(chr(code)) in kinds))


def folds():
    """Full case folding: those to one character as ranges with their distance, those to several one by one."""
    single = []
    several = []
    for code in range(LAST):
        if code in SURROGATES:
            continue
        folded = chr(code).casefold()
        if folded == chr(code):
            continue
        if len(folded) > 1:
            several.append(":".join([base36(code), *(base36(ord(each)) for each in folded)]))
            continue
        distance = ord(folded) - code
        if single:
            first, count, step, shift = single[-1]
            if shift == distance and count == 1 and code - first in (1, 2):
                single[-1] = [first, 2, code - first, shift]
                continue
            if shift == distance and count > 1 and code == first + count * step:
                single[-1][1] += 1
                continue
        single.append([code, 1, 1, distance])
    return entries(single), ",".join(several)


def main():
    if unicodedata.unidata_version != VERSION:
        sys.exit(f"this Python brings Unicode {unicodedata.unidata_version}; the tables are those of {VERSION}")
    root = Path(sys.argv[1])
    one, several = folds()
    tables = {
        "letters": category("Lu", "Ll", "Lt", "Lm", "Lo"),
        "upperCase": category("Lu"),
        "lowerCase": category("Ll"),
        "marks": category("Mn", "Mc", "Me"),
        "numbers": category("Nd", "Nl", "No"),
        "digits": category("Nd"),
        "folds": one,
        "longFolds": several,
    }
    notice = f"Written by tests/tools/makeunicodetables.py from the data of Unicode {VERSION}. Do not edit."
    script = [f"// {notice}"]
    script += [f'export const {name} = "{text}";' for name, text in tables.items()]
    (root / "resources/signingpage/unicodetables.js").write_text("\n".join(script) + "\n")

    def literal(text):
        lines = [text[at:at + 92] for at in range(0, len(text), 92)]
        return "\n".join(f'    "{line}"' for line in lines)

    source = [f"// {notice}", '#include "app/domain/text/unicodetables.h"', "", "namespace ink::domain::unicode {", "",
              "// clang-format off"]
    source += [f"const char* const {name}Table =\n{literal(text)};" for name, text in tables.items()]
    source += ["// clang-format on", "", "} // namespace ink::domain::unicode"]
    (root / "app/domain/text/unicodetables.cpp").write_text("\n".join(source) + "\n")


main()
