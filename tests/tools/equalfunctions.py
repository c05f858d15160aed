#!/usr/bin/env python3
"""Lists functions in tests that have identical bodies, longest first.

    tests/tools/equalfunctions.py [FOLDER]
"""
import collections
import pathlib
import re
import sys

NO_FUNCTION = re.compile(r"(?:if|for|while|switch|else|do|namespace|class|struct|enum)\b")


def functions(text):
    """Line, name and body (without comments and indentation) of each function whose brace is on a line of its own."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if line.strip() != "{":
            continue
        first = number
        while first and (above := lines[first - 1].strip()) and not above.endswith((";", "}", "{", ":", "*/")) \
                and not above.startswith("//"):
            first -= 1
        head = " ".join(map(str.strip, lines[first:number]))
        name = re.search(r"(~?\w+)\s*\(", head)
        if not name or NO_FUNCTION.match(head):
            continue
        last = next((i for i in range(number, len(lines)) if lines[i].rstrip() == line.rstrip()[:-1] + "}"), number)
        body = [each.strip() for each in lines[number + 1:last]]
        body = [each for each in body if each and not each.startswith("//")]
        if len(" ".join(body)) >= 60:
            yield number + 1, name[1], "\n".join(body)


def repeated(files):
    """Groups of places with equal functions, from texts by path."""
    groups = collections.defaultdict(list)
    for path, text in sorted(files.items()):
        for line, name, body in functions(text):
            groups[body].append(f"{path}:{line} {name}")
    rows = [(body.count("\n") + 1, places) for body, places in groups.items() if len(places) > 1]
    return sorted(rows, key=lambda row: -row[0] * (len(row[1]) - 1))


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "tests")
    files = {str(path): path.read_text(encoding="utf-8") for path in folder.rglob("*") if path.suffix in (".cpp", ".h")}
    rows = repeated(files)
    for lines, places in rows:
        print(f"{lines} lines: {', '.join(places)}")
    print(f"{sum(len(places) - 1 for _, places in rows)} duplicate functions")


if __name__ == "__main__":
    main()
