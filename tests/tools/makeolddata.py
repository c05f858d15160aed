#!/usr/bin/env python3
"""Writes tests/golden/upgrade: a small SQLite database, as SQL text, for every schema that the main branch has had.

    makeolddata.py service SERVICE.db       # e.g. of `inkstone demo`: workspace/service/inkstone.db
    makeolddata.py workstation WORK.db

The schema of each number is made of the migrations as the repository had them last with that number; rows are taken
from the database as far as that schema has their tables and columns."""
import pathlib
import sqlite3
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
# Made anew by a migration, or of one computer only.
LEFT_OUT = {"document_count", "account_storage", "document_word", "session", "agenda", "idempotency", "api_key", "delivery"}


def git(*words):
    return subprocess.run(["git", *words], cwd=TOP, check=True, capture_output=True, text=True).stdout


def schemas(kind):
    """For each schema number its scripts, as they were last."""
    folder = f"resources/sql/sqlite/{kind}"
    today = sorted(path.name for path in (TOP / folder).glob("*.sql"))
    found = {}
    for commit in git("log", "--first-parent", "--reverse", "--format=%H", "--", folder).split():
        names = sorted(git("ls-tree", "-r", "--name-only", commit, folder + "/").split())
        if not names:
            continue
        number = int(pathlib.Path(names[-1]).name[:3])
        # While branches came together, some numbers were there before lower ones: nobody's data is of those.
        if [pathlib.Path(name).name for name in names] == [name for name in today if int(name[:3]) <= number]:
            found[number] = (commit, names)
    return found


def without_comments(script):
    return "\n".join(line for line in script.split("\n") if not line.startswith("--"))


def columns(database, table):
    return [row[1] for row in database.execute(f"PRAGMA table_info({table})")]


def tables(database):
    rows = database.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    return [row[0] for row in rows]


def main():
    kind, path = sys.argv[1:]
    source = sqlite3.connect(path)
    out = TOP / "tests/golden/upgrade"
    out.mkdir(parents=True, exist_ok=True)
    for number, (commit, names) in schemas(kind).items():
        database = sqlite3.connect(":memory:")
        for name in names:
            database.executescript(without_comments(git("show", f"{commit}:{name}")))
        for table in tables(database):
            if table in LEFT_OUT or table not in tables(source):
                continue
            if table == "word_block" and number < 11:
                continue
            shared = [c for c in columns(database, table) if c in columns(source, table)]
            for row in source.execute(f"SELECT {', '.join(shared)} FROM {table}"):
                values = [None if c == "image" else v for c, v in zip(shared, row)]
                marks = ", ".join("?" * len(shared))
                database.execute(f"INSERT OR REPLACE INTO {table}({', '.join(shared)}) VALUES ({marks})", values)
        database.commit()
        lines = [line for line in database.iterdump() if "sqlite_sequence" not in line]
        lines.append(f"PRAGMA user_version = {number};")
        (out / f"{kind}-{number:03}.sql").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{kind}-{number:03}.sql  {commit[:9]}  {len(names)} scripts")


main()
