#!/usr/bin/env python3
"""Verifies every file of a corpus of signed files and prints which verdicts are wrong: verdicts.py INKSTONE CORPUS [FOLDER…]

Each folder (by default signed, attacks and attacks2) has a MANIFEST.tsv with the right integrity of its files. Rows of
which no integrity alone tells what is right have a check of their own below. Exits with 1 when a verdict is wrong."""
import csv
import json
import os
import pathlib
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

inkstone = sys.argv[1]
corpus = pathlib.Path(sys.argv[2])
folders = sys.argv[3:] or ["signed", "attacks", "attacks2"]


def run(*arguments):
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run([inkstone, "verify", *arguments], capture_output=True, env=env, timeout=600)


def plain(path):
    return run(str(path)).stdout.decode("utf-8", "replace")


# What is right where the manifest says "see report", of the JSON and the file.
checks = {
    "trust-tls-server.pdf": lambda r, p: r["trust"] != "trusted",
    "trust-ocspsign.pdf": lambda r, p: r["trust"] != "trusted",
    "spoof-cn-esc.pdf": lambda r, p: not any(ord(c) < 32 and c != "\n" for c in plain(p))
    and "\nTrust: trusted by this computer." not in plain(p),
    "forged-history.pdf": lambda r, p: not r.get("history", {}).get("confirmed"),
    "rev-ocsp-old-good.pdf": lambda r, p: r["signatures"][0]["revocation"] != "good",
    "weak-rsa512.pdf": lambda r, p: r["weak"],
}
# Intact, but the first sentence names what came later.
told = {"ok-plain.pdf"}


def judge(row, path):
    done = run("--json", str(path))
    try:
        report = json.loads(done.stdout)
    except ValueError:
        return False, f"no JSON, exit {done.returncode}: {done.stderr.decode('utf-8', 'replace')[:200]}"
    name = row["file"]
    said = report["integrity"]
    names_changes = report["alteration"] == "allowed" and report["changes"]
    if name in checks:
        right = checks[name](report, path)
    elif name in told:
        right = said == "intact" and bool(names_changes)
    else:
        right = said == row["integrity"]
        # The standard allows what was prepared; then the headline has to say what it shows now.
        right = right or (row.get("class") == "prepared" and said == "intact" and bool(names_changes))
    found = "; ".join(f"{f['id']}: {f['detail']}" for f in report["findings"][:4])
    return right, f"{said}/{report['alteration']} instead of {row['integrity']}: {found}"


failed = 0
for folder in folders:
    with open(corpus / folder / "MANIFEST.tsv", encoding="utf-8") as manifest:
        rows = list(csv.DictReader(manifest, delimiter="\t"))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda row: judge(row, corpus / folder / row["file"]), rows))
    right = sum(good for good, _ in results)
    failed += len(rows) - right
    print(f"{folder}: {right} of {len(rows)}", flush=True)
    for row, (good, why) in zip(rows, results):
        if not good:
            print(f"  {row['file']} ({row.get('class') or row.get('source') or ''}): {why}")
sys.exit(1 if failed else 0)
