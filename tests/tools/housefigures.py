#!/usr/bin/env python3
"""Measures the structure of the sources at commits, as a table in Markdown.

    tests/tools/housefigures.py 0bba9db HEAD
    tests/tools/housefigures.py --strings HEAD          lists the strings of app/ that reach a person as they are
    tests/tools/housefigures.py --forwards HEAD         lists connections of ui/ that only forward a signal
    tests/tools/housefigures.py --build build/release   the time of a build, from its .ninja_log
    tests/tools/housefigures.py --cycles                fails if more than four units (a header and its source) of the
                                                        working tree include one another
"""
import collections
import io
import os
import re
import subprocess
import sys
import tarfile

import equalfunctions

INCLUDE = re.compile(r'^\s*#\s*include\s+"((?:app|ui)/[^"]+)"', re.M)
DEFINITION = re.compile(r"^(?!\s|//|#|\})[^\n;={}]*?\b([A-Z]\w*)((?:::[A-Z]\w*)*)::(~?\w+|operator\S+)\(", re.M)
SIGNALS = re.compile(r"^\s*Q_SIGNALS:\n(.*?)(?=^\s*(?:public|protected|private)\b[^;()]*:|^\};)", re.M | re.S)
ONLY_EMITS = re.compile(r"\s*\[[^\]]*\]\s*(?:\([^{]*\)\s*)?\{\s*(?:return\s+)?(?:void\()?\s*Q_EMIT [^;]*;\s*\}\s*")
SENTENCE = re.compile(r"[A-Z“%][^\"]*[a-z]{2,} [a-z]")


# Read by programmers and operators, spoken on the wire, words by which files are understood, or an English sample.
OTHER_PLACES = ("app/inkstone", "app/service/admin", "app/service/host", "app/service/http", "app/service/log",
                "app/settings/optionlist", "app/tables/textencoding", "app/domain/bulk/columnmapping", "app/domain/history/recordcompare",
                "app/pdf/suggest", "app/service/timestamps", "app/workflow/documents/exportnames",
                "app/workflow/templates/sampledocument")
ENGLISH_STATEMENT = re.compile(
    r"QT_TRANSLATE_NOOP|\btr\(|INK_REASON_ENGLISH|\bsystemFault\(|\bq(?:Warning|Info|Debug|Critical|Fatal)\b|\blog\b|static_assert"
    r"|Q_ASSERT|\b(?:runtime|logic)_error\b|RegularExpression|fputs|SELECT |INSERT |UPDATE |DELETE ")
WORDS = re.compile(r"^[^<>\\|{}/=]*[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}[^<>\\|{}/=]*$")


def visible_strings(code):
    """Strings of app/ with three words and more that no catalogue translates."""
    found = []
    for path, text in sorted(code.items()):
        if not path.startswith("app/") or path.startswith(OTHER_PLACES):
            continue
        text = re.sub(r"/\*.*?\*/", lambda m: "\n" * m[0].count("\n"), text, flags=re.S)
        text = re.sub(r"//.*$", "", text, flags=re.M)
        text = re.sub(r'"(?:[^"\\\n]|\\.)*"', lambda m: re.sub("[;{}]", "_", m[0]), text)
        for statement in re.finditer(r"[^;{}]+", text):
            if ENGLISH_STATEMENT.search(statement[0]):
                continue
            for literal in re.finditer(r'"((?:[^"\\\n]|\\.)*)"', statement[0]):
                if WORDS.match(literal[1]):
                    line = text.count("\n", 0, statement.start() + literal.start()) + 1
                    found.append(f"{path}:{line}: {literal[1]}")
    return found


def build_time(folder):
    """The sum of all steps, and the time from the first to the last of the latest build, in minutes."""
    steps = {}
    with open(os.path.join(folder, ".ninja_log"), encoding="utf-8") as log:
        for line in log:
            if not line.startswith("#"):
                begin, end, _, output, command = line.rstrip("\n").split("\t")
                steps[output] = (int(begin), int(end), command)
    unique = set(steps.values())  # a step with several outputs is one
    return (f"{len(unique)} steps, {sum(end - begin for begin, end, _ in unique) / 60_000:.1f} min in all, "
            f"{max(end for _, end, _ in unique) / 60_000:.1f} min from begin to end")


def sources(commit):
    archive = subprocess.check_output(["git", "archive", commit, "app", "ui", "tests"])
    files = {}
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        for member in tar.getmembers():
            if member.isfile() and member.name.endswith((".cpp", ".h")):
                files[member.name] = tar.extractfile(member).read().decode("utf-8", "replace")
    return files


def components(graph):
    """Strongly connected components with more than one node."""
    index, low, stack, on, found = {}, {}, [], set(), []

    def visit(node):
        index[node] = low[node] = len(index)
        stack.append(node)
        on.add(node)
        for other in sorted(graph.get(node, ())):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in on:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            part = []
            while True:
                part.append(stack.pop())
                on.discard(part[-1])
                if part[-1] == node:
                    break
            if len(part) > 1:
                found.append(part)

    for node in sorted(graph):
        if node not in index:
            visit(node)
    return found


def graph_of(code, key):
    graph = collections.defaultdict(set)
    for path, text in code.items():
        for other in INCLUDE.findall(text):
            if other in code and key(other) != key(path):
                graph[key(path)].add(key(other))
        graph[key(path)]
    return graph


def reached(code, header):
    """The share of the lines of sources that include a header, directly or not; nothing where it isn't there."""
    if header not in code:
        return "none"
    users = collections.defaultdict(set)
    for path, text in code.items():
        for other in INCLUDE.findall(text):
            users[other].add(path)
    seen, left = {header}, [header]
    while left:
        for path in users[left.pop()] - seen:
            seen.add(path)
            left.append(path)
    lines = {path: text.count("\n") for path, text in code.items() if path.endswith(".cpp")}
    count = sum(path.endswith(".cpp") for path in seen)
    return f"{count} of {len(lines)}, {100 * sum(lines.get(path, 0) for path in seen) / sum(lines.values()):.0f} % of the lines"


def most_reached(code, pattern):
    """The same of the most used of several headers."""
    headers = [path for path in code if re.fullmatch(pattern, path)]
    return max((reached(code, path) for path in headers), default="none", key=lambda text: int(text.split()[0]))


# Variables that read rows: declared as a query, or the result of running a statement.
ROWS = re.compile(r"\b(?:QSqlQuery|Query)&?\s+(\w+)|\b(?:auto&?\s+|INK_ASSIGN\(\s*)(\w+)(?:\s*=|,)\s*(?:\w+::)*run(?:Text)?\(")


def read_by_position(text):
    """How many values of rows are read by a number or a variable instead of a column's name."""
    names = {first or second for first, second in ROWS.findall(text)}
    if not names:
        return 0
    return len(re.findall(rf"(?<![>.\w])(?:{'|'.join(sorted(names))})(?:\.|->)value\(\w+(?: ?\+ ?\w+|\+\+)?\)", text))


def occurrences(files, pattern, top=("app/", "ui/")):
    return sum(len(re.findall(pattern, text)) for path, text in files.items() if path.startswith(top))


def working_tree():
    files = {}
    for top in ("app", "ui"):
        for folder, _, names in os.walk(top):
            for name in names:
                if name.endswith((".cpp", ".h")):
                    path = f"{folder}/{name}"
                    with open(path, encoding="utf-8") as file:
                        files[path] = file.read()
    return files


def unit_cycles(code):
    return components(graph_of(code, lambda path: path.rsplit(".", 1)[0]))


def regular_expressions(code):
    """Sentences of ours that a pattern looks for: listed ones, and those in the patterns themselves."""
    count = 0
    for path, text in code.items():
        if not path.startswith("ui/"):
            continue
        if path.endswith("detailsentences.cpp"):
            count += text.count("QT_TRANSLATE_NOOP")
        for pattern in re.findall(r'QRegularExpression\w*[ \w]*[({][^;"]*"((?:[^"\\]|\\.)*)"', text):
            count += bool(SENTENCE.search(pattern))
    return count


def call_arguments(text, start):
    """The arguments of the call whose parenthesis opens before `start`."""
    found, depth, begin = [], 0, start
    for at in range(start, len(text)):
        if text[at] in "([{":
            depth += 1
        elif text[at] in ")]}":
            if depth == 0:
                return [*found, text[begin:at]]
            depth -= 1
        elif text[at] == "," and depth == 0:
            found.append(text[begin:at])
            begin = at + 1
    return []


def forwarding_signals(code):
    """Connections of a signal to another signal, or to a lambda that only emits one."""
    signals = set()
    for path, text in code.items():
        if not path.startswith("ui/") or not path.endswith(".h"):
            continue
        for found in SIGNALS.finditer(text):
            owner = re.findall(r"^class (\w+)", text[:found.start()], re.M)
            signals.update((owner[-1], name) for name in re.findall(r"\bvoid (\w+)\(", found[1]) if owner)
    found = []
    for path, text in code.items():
        if not path.startswith("ui/"):
            continue
        text = re.sub(r"//.*$", "", text, flags=re.M)
        for call in re.finditer(r"\bconnect\(", text):
            for argument in call_arguments(text, call.end())[2:]:
                slot = re.fullmatch(r"\s*&(?:\w+::)*?(\w+)::(\w+)\s*", argument)
                if slot and (slot[1], slot[2]) in signals or ONLY_EMITS.fullmatch(argument):
                    found.append(f"{path}:{text.count(chr(10), 0, call.start()) + 1}: {' '.join(argument.split())}")
    return found


def measure(commit):
    everything = sources(commit)
    code = {path: text for path, text in everything.items() if not path.startswith("tests/")}
    headers = {path: text for path, text in code.items() if path.endswith(".h")}
    classes, files_of = collections.Counter(), collections.defaultdict(set)
    for path, text in code.items():
        if not path.endswith(".cpp"):
            continue
        for name, _, _ in DEFINITION.findall(text):
            classes[name] += 1
            files_of[name].add(path)
    includes = sorted(((len(re.findall(r"^\s*#\s*include", text, re.M)), path) for path, text in headers.items()),
                      reverse=True)
    bare = [path for path in code
            if path.endswith(".cpp") and path[:-4] + ".h" not in code and not path.endswith("/main.cpp")]
    folders = collections.Counter(os.path.dirname(path) for path in code)
    lengths = {path: text.count("\n") for path, text in code.items()}
    rows = [
        ("Functions of the ten largest classes (in sources)",
         ", ".join(f"{name} {count} in {len(files_of[name])}" for name, count in classes.most_common(10))),
        ("Includes per header: mean, most", f"{sum(n for n, _ in includes) / len(includes):.1f}, "
         + ", ".join(f"`{os.path.basename(path)}` {n}" for n, path in includes[:3])),
        ("Sources without a header of their own, except `main.cpp`", f"{len(bare)} of "
         + str(sum(path.endswith(".cpp") for path in code))),
        ("Files in the largest folders",
         ", ".join(f"`{name}` {count}" for name, count in folders.most_common(5))),
        ("Cycles of includes between files", str(len(components(graph_of(code, lambda path: path))))),
        ("Cycles between units (a header and its source): number, units in the largest",
         (lambda found: f"{len(found)}, {max(map(len, found), default=0)}")(
             unit_cycles(code))),
        ("Cycles between folders", str(len(components(graph_of(code, os.path.dirname))))),
        ("Sources that a new sentence of a room reaches, at most",
         most_reached(code, r"app/base/reasons/\w+\.h|(?!app/base/).*/reasons\.h")),
        ("Sources that a change of `document.h` reaches", reached(code, "app/domain/document/document.h")),
        ("Sources that a change of a setting of the account reaches", reached(code, "app/domain/account/account.h")),
        ("Functions and lines in `app/wire`", f"{len(DEFINITION.findall(''.join(t for p, t in code.items() if p.startswith('app/wire/'))))}, "
         f"{sum(n for path, n in lengths.items() if path.startswith('app/wire/')):,}"),
        ("Columns of rows read by position in `app/store`, elsewhere in `app`", ", ".join(
            str(sum(read_by_position(text) for path, text in code.items()
                    if path.startswith("app/") and path.startswith("app/store/") == in_store))
            for in_store in (True, False))),
        ("Threads with a queue of their own in `ui`", str(occurrences(code, r": public QThread\b", ("ui/",)))),
        ("`changeEvent`, `retranslate`, `setObjectName`", ", ".join(
            str(occurrences({p: t for p, t in code.items() if p.endswith(kind)}, name, ("ui/",)))
            for name, kind in ((r"void changeEvent\(", ".h"), (r"void retranslate\(", ".h"), (r"setObjectName\(", ".cpp")))),
        ("Connections in `ui` that only forward a signal", str(len(forwarding_signals(code)))),
        ("Assertions in `app` and `ui`", str(occurrences(code, r"\b(?:Q_ASSERT(?:_X)?|assert)\("))),
        ("Fixed waits in tests", str(occurrences(everything, r"\b(?:qWait|qSleep|msleep|sleep_for)\(", ("tests/",)))),
        ("`QSKIP` in tests", str(occurrences(everything, r"\bQSKIP\(", ("tests/",)))),
        ("Duplicate functions in tests", str(sum(len(places) - 1 for _, places in equalfunctions.repeated(
            {path: text for path, text in everything.items() if path.startswith("tests/")})))),
        ("Sentences of ours that a regular expression looks for", str(regular_expressions(code))),
        ("Strings of `app` that reach a person as they are", str(len(visible_strings(code)))),
        ("Sources and headers in `app`, `ui`, `tests`", ", ".join(
            f"{sum(path.startswith(top + '/') for path in everything):,}" for top in ("app", "ui", "tests"))),
        ("Longest source or header, lines", str(max(lengths.values()))),
        ("Lines in `app`, `ui`, `tests`", ", ".join(
            f"{sum(text.count(chr(10)) for path, text in everything.items() if path.startswith(top + '/')):,}"
            for top in ("app", "ui", "tests"))),
    ]
    return rows


def main():
    sys.setrecursionlimit(10_000)
    arguments = sys.argv[1:]
    if arguments[:1] == ["--build"]:
        for folder in arguments[1:]:
            print(f"{folder}: {build_time(folder)}")
        return
    if arguments[:1] == ["--cycles"]:
        large = [", ".join(sorted(cycle)) for cycle in unit_cycles(working_tree()) if len(cycle) > 4]
        sys.exit("\n".join(["Include one another:", *large]) if large else 0)
    if arguments[:1] == ["--strings"]:
        code = sources((arguments[1:] or ["HEAD"])[0])
        print("\n".join(visible_strings(code)))
        return
    if arguments[:1] == ["--forwards"]:
        print("\n".join(forwarding_signals(sources((arguments[1:] or ["HEAD"])[0]))))
        return
    commits = arguments or ["HEAD"]
    columns = [measure(commit) for commit in commits]
    print("| measure | " + " | ".join(commits) + " |")
    print("|---|" + "---|" * len(commits))
    for row in zip(*columns):
        print("| " + row[0][0] + " | " + " | ".join(value for _, value in row) + " |")


main()
