#!/usr/bin/env python3
"""Writes tests/golden/upgrade: a small database, as SQL text, for every schema that the main branch has had.

    makeolddata.py service SERVICE.db       # e.g. of `inkstone demo`: workspace/service/inkstone.db
    makeolddata.py workstation WORK.db
    makeolddata.py postgresql SERVICE.db 18 postgresql://…/EMPTY    # one schema, through an empty database (psql, pg_dump)

The schema of each number is made of the migrations as the repository had them last with that number; rows are taken
from the database as far as that schema has their tables and columns. Files that exist stay as they are."""
import graphlib
import pathlib
import sqlite3
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
OUT = TOP / "tests/golden/upgrade"
# Filled by triggers, made anew by a migration, or of one run only.
PASSING = {"document_count", "account_storage", "document_word", "session", "idempotency", "login_failure", "instance"}
# What one small database for each schema doesn't need: see makereleaseddata.py.
LEFT_OUT = PASSING | {"agenda", "api_key", "delivery"}


def git(*words):
    return subprocess.run(["git", *words], cwd=TOP, check=True, capture_output=True, text=True).stdout


def schemas(folder):
    """For each schema number its scripts, as they were last."""
    folder = f"resources/sql/{folder}"
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


class Rows:
    """The rows of a database of today, as far as a schema of before has their tables and columns."""

    def __init__(self, source, left_out=frozenset(LEFT_OUT), has_images=False):
        self.source, self.left_out, self.has_images = source, left_out, has_images

    def of(self, table, known, number):
        """The columns that a table of an earlier schema shares with today's, and their rows."""
        if table in self.left_out or table not in tables(self.source) or (table == "word_block" and number < 11):
            return [], []
        shared = [c for c in known if c in columns(self.source, table)]
        found = self.source.execute(f"SELECT {', '.join(shared)} FROM {table}")
        return shared, [[None if c == "image" and not self.has_images else v for c, v in zip(shared, row)] for row in found]


def write_sqlite(out, number, scripts, rows_of):
    """A database of this schema, whose scripts are (commit, names)."""
    commit, names = scripts
    database = sqlite3.connect(":memory:")
    for name in names:
        database.executescript(without_comments(git("show", f"{commit}:{name}")))
    for table in tables(database):
        shared, rows = rows_of.of(table, columns(database, table), number)
        marks = ", ".join("?" * len(shared))
        for row in rows:
            database.execute(f"INSERT OR REPLACE INTO {table}({', '.join(shared)}) VALUES ({marks})", row)
    database.commit()
    lines = [line for line in database.iterdump() if "sqlite_sequence" not in line]
    lines.append(f"PRAGMA user_version = {number};")
    out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{out.name}  {commit[:9]}  {len(names)} scripts")


def literal(value):
    if value is None:
        return "NULL"
    if isinstance(value, bytes):
        return f"'\\x{value.hex()}'::bytea"
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return str(value)


def write_postgresql(out, number, scripts, rows_of, address, seal=None):
    """The same on PostgreSQL, where the key of the seal (PEM, and its certificate) is in the database."""
    def psql(script):
        command = ["psql", "--quiet", "--no-psqlrc", "-v", "ON_ERROR_STOP=1", "--no-align", "--tuples-only", "--dbname", address]
        ran = subprocess.run(command, input=script, check=True, capture_output=True, text=True)
        return [line.split("|") for line in ran.stdout.splitlines()]

    commit, names = scripts
    for name in names:
        psql(git("show", f"{commit}:{name}"))
    psql(f"CREATE TABLE schema_version(version BIGINT NOT NULL); INSERT INTO schema_version VALUES ({number});")
    # Rows come after those that they refer to.
    order = graphlib.TopologicalSorter({table: () for (table,) in psql("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")})
    for table, other in psql("SELECT conrelid::regclass, confrelid::regclass FROM pg_constraint WHERE contype = 'f'"):
        if table != other:
            order.add(table, other)
    for table in order.static_order():
        known = [c for (c,) in psql(f"SELECT attname FROM pg_attribute WHERE attrelid = '{table}'::regclass AND attnum > 0 AND NOT attisdropped")]
        shared, rows = rows_of.of(table, known, number)
        for row in rows:
            psql(f"INSERT INTO {table}({', '.join(shared)}) VALUES ({', '.join(map(literal, row))});")
        for (column,) in psql(f"SELECT attname FROM pg_attribute WHERE attrelid = '{table}'::regclass AND attidentity <> ''"):
            psql(f"SELECT setval(pg_get_serial_sequence('{table}', '{column}'), max({column})) FROM {table} HAVING count(*) > 0")
    if seal:
        psql(f"INSERT INTO seal VALUES (1, {literal(seal[0])}, {literal(seal[1])});")
    dump = subprocess.run(["pg_dump", "--inserts", "--no-owner", "--no-privileges", "--no-comments", "--dbname", address],
                          check=True, capture_output=True, text=True).stdout
    # What other versions of the server or clients other than psql don't know.
    lines = [line for line in dump.splitlines() if line and not line.startswith(("--", "\\", "SET transaction_timeout"))]
    out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{out.name}  {commit[:9]}  {len(names)} scripts")


def main():
    kind, path, *more = sys.argv[1:]
    rows_of = Rows(sqlite3.connect(path))
    OUT.mkdir(parents=True, exist_ok=True)
    if kind == "postgresql":
        number = int(more[0])
        write_postgresql(OUT / f"postgresql-{number:03}.sql", number, schemas("postgresql/service")[number], rows_of, more[1])
        return
    for number, scripts in schemas(f"sqlite/{kind}").items():
        out = OUT / f"{kind}-{number:03}.sql"
        if not out.exists():
            write_sqlite(out, number, scripts, rows_of)


if __name__ == "__main__":
    main()
