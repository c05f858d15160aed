"""Checks what the SBOMs of packages for Linux list: checksbom.py PACKAGES

tests/package/validatesbom checks their form."""
import glob
import hashlib
import json
import re
import sys
import tarfile

packages = sys.argv[1]
boms = sorted(path for path in glob.glob(f"{packages}/*.cdx.json") if "-windows-" not in path)
assert len(boms) == 2, boms
for path in boms:
    with open(path, encoding="utf-8") as file:
        bom = json.load(file)
    names = {each["name"]: each for each in bom["components"]}
    for pattern, role in (("libqt6core6(t64)?", "dynamic|bundled"), ("libssl3(t64)?", "dynamic|bundled"), ("libc6", "dynamic"),
                          (r"libboost1\.8\d-dev", "static"), ("fonts-noto-core", "bundled"), ("fonts-dejavu-core", "bundled")):
        library, = (name for name in names if re.fullmatch(pattern, name))
        linkage = {each["value"] for each in names[library]["properties"] if each["name"] == "inkstone:linkage"}
        assert re.fullmatch(role, linkage.pop()), (path, library)
        assert names[library]["purl"].startswith(f"pkg:deb/debian/{library}@"), (path, library)

# Every program, library and plugin of the archive is listed, with its hash.
archive, = glob.glob(f"{packages}/*.tar.xz")
with open(archive.removesuffix(".tar.xz") + ".cdx.json", encoding="utf-8") as file:
    listed = {each["name"]: each["hashes"][0]["content"] for each in json.load(file)["components"] if each["type"] == "file"}
found = {}
with tarfile.open(archive) as tar:
    for member in tar:
        if member.isfile():
            data = tar.extractfile(member).read()
            if data[:4] == b"\x7fELF":
                found[member.name.split("/", 1)[1]] = hashlib.sha256(data).hexdigest()
assert len(found) > 50, len(found)
assert {name: listed.get(name) for name in found} == found, sorted(set(found) ^ set(listed))
