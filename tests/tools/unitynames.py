#!/usr/bin/env python3
"""Fails if two sources of one library have the same function, constant or type in their unnamed namespaces, or if one has a
function there that a header declares for the namespace around it: the other sources of its group wouldn't find the header's.

    tests/tools/unitynames.py

Sources compile in groups, and a preset decides which of them meet: dev has groups of 16, release of 56. Two such names
build for as long as they don't meet.
"""
import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
UNNAMED = re.compile(r"^namespace \{\n(.*?)^\} // namespace$", re.S | re.M)
FUNCTION = re.compile(r"^(?:template <[^\n]*> )?(?!return\b|else\b)\w[\w:<>,&* ]*?[\s&*](\w+)\(([^;{}]*?)\)(?: const)?(?: noexcept)?\n\{",
                      re.M)
CONSTANT = re.compile(r"^(?:inline |static )?const(?:expr)? [\w:<>,&* ]+?[\s&*](\w+)(?:\{| =|\[)", re.M)
DECLARED = re.compile(r"^(?:\[\[nodiscard\]\] )?(?:inline |constexpr )*(?!return\b|using\b|typedef\b)\w[\w:<>,&* ]*?[\s&*](\w+)\([^;{}]*?\)"
                      r"(?: noexcept)?(?:;|\n\{)", re.M)
TYPE = re.compile(r"^(?:class|struct|enum(?: class)?) (\w+)\b(?![^\n]*;)", re.M)


def libraries():
    """Each folder's library: sub-rooms belong to the one that lists them."""
    folders = {}
    for top in ("app", "ui"):
        text = (ROOT / top / "CMakeLists.txt").read_text(encoding="utf-8")
        for room, words in re.findall(r"^inkstone_room\((\S+) (?:FOLDERS ([a-z/ -]+?) (?=[A-Z]))?", text, re.M):
            folders.update({f"{room}/{folder}": room for folder in words.split()})
    for folder in ("commands", "options"):
        folders[f"app/inkstone/{folder}"] = "app/inkstone"
    return folders


def parameter_types(parameters):
    """Without names, qualifiers and defaults: what makes two functions the same one."""
    parameters = re.sub(r"<[^<>]*>", lambda match: match[0].replace(",", ";"), parameters)
    types = []
    for each in parameters.split(","):
        each = re.sub(r"\b\w+::", "", re.sub(r"=.*", "", each)).strip()
        types.append(re.sub(r"\s+", "", re.sub(r"(?<=[\s&*>])\w+$", "", each)))
    return ",".join(types)


def main():
    library_of = libraries()
    if len(library_of) < 50:
        sys.exit(f"only {len(library_of)} folders belong to a library")
    places = collections.defaultdict(set)
    for path in [*(ROOT / "app").rglob("*.cpp"), *(ROOT / "ui").rglob("*.cpp")]:
        name = path.relative_to(ROOT).as_posix()
        folder = name.rsplit("/", 1)[0]
        text = path.read_text(encoding="utf-8")
        around = re.search(r"^namespace (\w[\w:]*) \{", text, re.M)
        scope = (library_of.get(folder, folder), around[1] if around else "")
        for block in UNNAMED.findall(text):
            found = [f"{function}({parameter_types(parameters)})" for function, parameters in FUNCTION.findall(block)]
            for each in found + CONSTANT.findall(block) + TYPE.findall(block):
                places[scope, each].add(name)
    declared = collections.defaultdict(set)
    for path in [*(ROOT / "app").rglob("*.h"), *(ROOT / "ui").rglob("*.h")]:
        text = path.read_text(encoding="utf-8")
        around = re.search(r"^namespace (\w[\w:]*) \{", text, re.M)
        for function in DECLARED.findall(text):
            declared[around[1] if around else "", function].add(path.relative_to(ROOT).as_posix())
    hidden = sorted(f"{each}: {', '.join(sorted(files))} and {', '.join(sorted(declared[scope[1], each.split('(')[0]]))}"
                    for (scope, each), files in places.items() if declared.get((scope[1], each.split("(")[0])))
    if hidden:
        sys.exit("\n".join(["A source has a function that a header declares, too:", *hidden]))
    if len(places) < 2000:
        sys.exit(f"only {len(places)} names in unnamed namespaces")
    twice = sorted(f"{name}: {', '.join(sorted(files))}" for (_, name), files in places.items() if len(files) > 1)
    if twice:
        sys.exit("\n".join(["Two sources of one library have the same name:", *twice]))


if __name__ == "__main__":
    main()
