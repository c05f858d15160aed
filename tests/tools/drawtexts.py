#!/usr/bin/env python3
"""Draws comments and texts of the interface at random, to be read as a copy editor would.

    tests/tools/drawtexts.py [SEED] [COUNT]

Prints COUNT (300) of them with their places. The same seed draws the same texts from the same sources.
"""
import pathlib
import random
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LITERALS = re.compile(r'\btr\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+)')


def comments(text):
    """Yields the line and the text of each comment; `//` lines that follow each other are one."""
    lines = text.split("\n")
    number = 0
    while number < len(lines):
        line = lines[number]
        bare = re.sub(r'"(?:[^"\\]|\\.)*"', lambda m: '"' + "x" * (len(m.group(0)) - 2) + '"', line)
        if (start := bare.find("/**")) >= 0 or (start := bare.find("/*")) >= 0:
            first = number
            parts = [line[start:]]
            while "*/" not in parts[-1] and number + 1 < len(lines):
                number += 1
                parts.append(lines[number].strip())
            parts = [part.lstrip("*/ ").removesuffix("*/") for part in parts]
            yield first + 1, re.sub(r"\s+", " ", " ".join(parts)).strip()
        elif (start := bare.find("//")) >= 0:
            first = number
            parts = [line[start:]]
            while bare.lstrip().startswith("//") and number + 1 < len(lines):
                if not lines[number + 1].lstrip().startswith("//"):
                    break
                number += 1
                parts.append(lines[number].strip())
            words = " ".join(part.lstrip("/<! ") for part in parts).strip()
            if words and not words.startswith(("NOLINT", "clang-format", "namespace")):
                yield first + 1, words
        number += 1


def main():
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    files = subprocess.check_output(["git", "ls-files", "app/*.cpp", "app/*.h", "ui/*.cpp", "ui/*.h"],
                                    cwd=ROOT, text=True).split()
    texts = []
    for file in files:
        if not (ROOT / file).exists():
            continue
        text = (ROOT / file).read_text(encoding="utf-8")
        texts += [(file, line, words) for line, words in comments(text)]
        for found in LITERALS.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            words = "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', found.group(1)))
            texts.append((file, line, "tr: " + words))
    texts.sort()
    for file, line, words in sorted(random.Random(seed).sample(texts, min(count, len(texts)))):
        print(f"{file}:{line}: {words}")
    print(f"{count} of {len(texts)} texts, seed {seed}", file=sys.stderr)


main()
