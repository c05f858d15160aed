"""The files that a change touches, for checks that would take too long for all of them."""
import pathlib
import subprocess

SOURCE = pathlib.Path(__file__).resolve().parents[2]


def git(*arguments):
    return subprocess.run(["git", *arguments], cwd=SOURCE, capture_output=True, text=True, check=False).stdout.strip()


def changed(suffix, since=None, folders=("app", "ui")):
    """Files of `folders` that differ from `since`, else from the last common commit with origin/main, or from HEAD~; the
    latest first."""
    base = since or git("merge-base", "origin/main", "HEAD")
    if not base or base == git("rev-parse", "HEAD"):
        base = git("rev-parse", "HEAD~")
    names = git("diff", "--name-only", "--diff-filter=d", base, "--", *folders).split("\n")
    latest = {name: -place for place, name in enumerate(reversed(git("log", "--format=", "--name-only", f"{base}..HEAD").split("\n")))}
    names.sort(key=lambda name: latest.get(name, 1))
    print(f"Files that differ from {base[:10]}")
    return [name for name in names if name.endswith(suffix)]
