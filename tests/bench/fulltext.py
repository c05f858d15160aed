#!/usr/bin/env python3
"""Searches the documents of bench_search by SQLite's FTS5, PostgreSQL's tsvector or CRoaring's bitmaps in SQLite, for
comparison with our own index of words: the ids of a page of 20 completed documents, newest change first, and their
number.

    tests/bench/fulltext.py [--documents N] [--psql "psql -h SOCKET -d DATABASE" | --roaring]    (libroaring-dev)
"""
import argparse
import array
import ctypes
import os
import random
import sqlite3
import subprocess
import tempfile
import time
import unicodedata

FIRSTS = "Anna Hannah Noël Leonie Peter Jürgen Chloé Omar Ivana Tobias Solène Ruth".split()
STARTS = "Schm Müll Web Dub Lam Kov Ros Bern Hag".split()
MIDDLES = "e ar in ol u att".split()
ENDS = "idt er mann ois bert ács sen ini ard".split()
KINDS = ["Mietvertrag", "Arbeitsvertrag", "Kaufvertrag", "Offer", "Service agreement", "NDA", "Lease",
         "Power of attorney", "Procès-verbal"]
STATUSES = [1, 2, 2, 3, 3, 3, 3, 4, 5]  # 3 is completed
PEOPLE, PAGE = 20_000, 20


def folded(text):
    plain = unicodedata.normalize("NFD", text.lower())
    return "".join(c for c in plain if not unicodedata.combining(c))


def words(text):
    return "".join(c if c.isalnum() else " " for c in folded(text)).split()


def documents(count, rng):
    people = []
    for i in range(PEOPLE):
        first, last = rng.choice(FIRSTS), rng.choice(STARTS) + rng.choice(MIDDLES) + rng.choice(ENDS)
        people.append((f"{first} {last}", f"{first}.{last}@firm{i % 700}.example"))
    rows = []
    for i in range(count):
        name, address = people[i % PEOPLE]
        text = f"{rng.choice(KINDS)} 2026-{i:07} {name} {address}"
        modified = 1_700_000_000_000 + i * 1000 + rng.randrange(1_000_000_000)
        # An address is also one word, so that its prefixes are found.
        whole = "".join(c if c.isalnum() else "x" + format(ord(c), "x") for c in folded(address))
        rows.append((i + 1, rng.choice(STATUSES), modified, " ".join(words(text) + [whole])))
    return people, rows


class Fts5:
    name = "FTS5"

    def __init__(self, rows, folder):
        self.path = os.path.join(folder, "fts.db")
        self.db = sqlite3.connect(self.path)
        self.db.executescript(
            "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;"
            "CREATE TABLE document(id INTEGER PRIMARY KEY, status INTEGER, modified INTEGER);"
            "CREATE INDEX recent ON document(status, modified, id);"
            "CREATE VIRTUAL TABLE word USING fts5(t, content='', columnsize=0, detail=none, prefix='2 3');")
        self.db.executemany("INSERT INTO document VALUES(?,?,?)", (row[:3] for row in rows))
        self.db.commit()
        before = os.path.getsize(self.path)
        begin = time.perf_counter()
        for at in range(0, len(rows), 20_000):
            self.db.executemany("INSERT INTO word(rowid, t) VALUES(?,?)",
                                ((row[0], f"{row[3]} status{row[1]}") for row in rows[at:at + 20_000]))
            self.db.commit()
        self.filled = time.perf_counter() - begin
        self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.size = os.path.getsize(self.path) - before

    def search(self, terms, last):
        match = " AND ".join([f'"{term}"*' for term in terms] + ["status3"])
        (total,) = self.db.execute("SELECT count(*) FROM word WHERE word MATCH ?", (match,)).fetchone()
        offset = max(0, (total - 1) // PAGE * PAGE) if last else 0
        return total, self.db.execute(
            "SELECT d.id FROM word JOIN document d ON d.id = word.rowid WHERE word MATCH ? "
            "ORDER BY d.modified DESC, d.id DESC LIMIT ? OFFSET ?", (match, PAGE, offset)).fetchall()

    def write_one(self, number):
        begin = time.perf_counter()
        self.db.execute("INSERT INTO word(rowid, t) VALUES(?,?)", (number, "lease 2026 anna weber status3"))
        self.db.commit()
        return time.perf_counter() - begin


class Tsvector:
    name = "tsvector"

    def __init__(self, rows, command):
        self.client = subprocess.Popen(command.split() + ["-qAtX"], text=True, stdin=subprocess.PIPE,
                                       stdout=subprocess.PIPE)
        self.run("DROP TABLE IF EXISTS fulltext_document; CREATE TABLE fulltext_document(id bigint PRIMARY KEY, "
                 "status int, modified bigint, t tsvector);")
        begin = time.perf_counter()
        self.run("CREATE INDEX ON fulltext_document USING gin(t);")
        with tempfile.NamedTemporaryFile("w", suffix=".tsv", delete=False) as file:
            for row in rows:
                lexemes = " ".join(sorted(set(f"{row[3]} status{row[1]}".split())))
                file.write(f"{row[0]}\t{row[1]}\t{row[2]}\t{lexemes}\n")
        os.chmod(file.name, 0o644)
        self.run(f"\\copy fulltext_document FROM '{file.name}'")
        self.filled = time.perf_counter() - begin
        os.unlink(file.name)
        self.run("VACUUM ANALYZE fulltext_document;")
        self.size = int(self.run("SELECT pg_relation_size('fulltext_document_t_idx');")[0])

    def run(self, sql):
        self.client.stdin.write(sql + "\n\\echo .end\n")
        self.client.stdin.flush()
        lines = []
        while (line := self.client.stdout.readline().rstrip("\n")) != ".end":
            lines.append(line)
        return lines

    def search(self, terms, last):
        match = " & ".join([f"{term}:*" for term in terms] + ["status3"])
        where = f"FROM fulltext_document WHERE t @@ '{match}'::tsquery"
        total = int(self.run(f"SELECT count(*) {where};")[0])
        offset = max(0, (total - 1) // PAGE * PAGE) if last else 0
        return total, self.run(f"SELECT id {where} ORDER BY modified DESC, id DESC LIMIT {PAGE} OFFSET {offset};")

    def write_one(self, number):
        begin = time.perf_counter()
        self.run(f"INSERT INTO fulltext_document VALUES({number}, 3, 1, '2026 anna lease status3 weber');")
        return time.perf_counter() - begin


class Roaring:
    """A row for each word and 65,536 documents, numbered in the order of their last change: one container."""

    name = "CRoaring"

    def __init__(self, rows, folder):
        self.lib = ctypes.CDLL("libroaring.so.0")
        pointer, number = ctypes.c_void_p, ctypes.c_uint32
        for function, result, arguments in [
                ("of_ptr", pointer, [ctypes.c_size_t, pointer]), ("create_with_capacity", pointer, [number]),
                ("portable_deserialize_safe", pointer, [ctypes.c_char_p, ctypes.c_size_t]),
                ("portable_size_in_bytes", ctypes.c_size_t, [pointer]),
                ("portable_serialize", ctypes.c_size_t, [pointer, ctypes.c_char_p]),
                ("and_inplace", None, [pointer, pointer]), ("or_inplace", None, [pointer, pointer]),
                ("get_cardinality", ctypes.c_uint64, [pointer]), ("add", None, [pointer, number]),
                ("select", ctypes.c_bool, [pointer, number, ctypes.POINTER(number)]), ("free", None, [pointer])]:
            each = getattr(self.lib, "roaring_bitmap_" + function)
            each.restype, each.argtypes = result, arguments
            setattr(self, function, each)
        self.path = os.path.join(folder, "roaring.db")
        self.db = sqlite3.connect(self.path)
        self.db.executescript(
            "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;"
            "CREATE TABLE word(t TEXT, block INTEGER, docs BLOB, PRIMARY KEY(t, block)) WITHOUT ROWID;")
        begin = time.perf_counter()
        blocks = {}
        for position, row in enumerate(sorted(rows, key=lambda row: row[2])):
            for word in set(row[3].split() + [f"status{row[1]}"]):
                blocks.setdefault((word, position >> 16), array.array("I")).append(position)
        for key in sorted(blocks):
            some = blocks[key]
            self.put(*key, self.of_ptr(len(some), some.buffer_info()[0]))
        self.db.commit()
        self.filled = time.perf_counter() - begin
        self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.size = os.path.getsize(self.path)

    def put(self, word, block, docs):
        out = ctypes.create_string_buffer(self.portable_size_in_bytes(docs))
        self.portable_serialize(docs, out)
        self.free(docs)
        self.db.execute("INSERT OR REPLACE INTO word VALUES(?,?,?)", (word, block, out.raw))

    def matches(self, where, *terms):
        docs = self.create_with_capacity(0)
        for (blob,) in self.db.execute("SELECT docs FROM word WHERE " + where, terms):
            one = self.portable_deserialize_safe(blob, len(blob))
            self.or_inplace(docs, one)
            self.free(one)
        return docs

    def search(self, terms, last):
        found = self.matches("t = ?", "status3")
        for term in terms:
            other = self.matches("t >= ? AND t < ?", term, term + "\uffff")
            self.and_inplace(found, other)
            self.free(other)
        total, ids, at = self.get_cardinality(found), [], ctypes.c_uint32()
        offset = max(0, (total - 1) // PAGE * PAGE) if last else 0
        for rank in range(total - 1 - offset, max(-1, total - 1 - offset - PAGE), -1):
            self.select(found, rank, ctypes.byref(at))
            ids.append(at.value)
        self.free(found)
        return total, ids

    def write_one(self, number):
        begin = time.perf_counter()
        for word in "lease 2026 anna weber status3".split():
            docs = self.matches("t = ? AND block = ?", word, number >> 16)
            self.add(docs, number)
            self.put(word, number >> 16, docs)
        self.db.commit()
        return time.perf_counter() - begin


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--documents", type=int, default=1_000_000)
    parser.add_argument("--psql")
    parser.add_argument("--roaring", action="store_true")
    parser.add_argument("--searches", type=int, default=100)
    given = parser.parse_args()
    rng = random.Random(11)
    people, rows = documents(given.documents, rng)
    with tempfile.TemporaryDirectory() as folder:
        index = (Tsvector(rows, given.psql) if given.psql
                 else Roaring(rows, folder) if given.roaring else Fts5(rows, folder))
        print(f"{index.name}: {given.documents} documents, {index.size / 1e6:.0f} MB, filled in {index.filled:.0f} s")
        kinds = {
            "an address": lambda: ["".join(c if c.isalnum() else "x" + format(ord(c), "x")
                                           for c in folded(rng.choice(people)[1]))],
            "a name": lambda: words(rng.choice(people)[0]),
            "a number": lambda: ["2026", f"{rng.randrange(given.documents):07}"],
            "a first name": lambda: words(rng.choice(FIRSTS)),
            "no text": lambda: [],
        }
        for kind, make in kinds.items():
            for last in (False, True):
                times, totals = [], []
                for _ in range(given.searches if kind != "a first name" and kind != "no text" else 12):
                    terms = make()
                    begin = time.perf_counter()
                    total, _ = index.search(terms, last)
                    times.append((time.perf_counter() - begin) * 1000)
                    totals.append(total)
                times.sort()
                print(f"{kind:14} {'last' if last else 'first'} page: {sum(totals) // len(totals):7} found; "
                      f"p50 {times[len(times) // 2]:.2f} ms, p99 {times[int(len(times) * 0.99)]:.2f} ms")
        writes = sorted(index.write_one(given.documents + 1 + i) * 1000 for i in range(50))
        print(f"one document written: p50 {writes[25]:.2f} ms")


if __name__ == "__main__":
    main()
