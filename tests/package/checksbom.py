"""Checks the SBOMs that lie beside packages: checksbom.py PACKAGES"""
import glob
import hashlib
import json
import re
import sys
import tarfile

# The part of the CycloneDX 1.5 schema that these SBOMs use; it forbids other names.
STRING = str
HASH = {"alg": re.compile("SHA-256"), "content": re.compile("[0-9a-f]{64}")}
LICENCE = {"license": {"id": re.compile(r"[A-Za-z0-9.+-]+"), "name": STRING}}
COMPONENT = {
    "type": re.compile("application|framework|library|file"), "bom-ref": STRING, "name": STRING, "version": STRING,
    "purl": re.compile(r"pkg:[a-z]+/[^ @]+@[^ ?]+(\?[a-z]+=[^ ]+)?"), "licenses": [LICENCE], "hashes": [HASH],
    "properties": [{"name": STRING, "value": STRING}], "externalReferences": [{"type": re.compile("website"), "url": re.compile(r"https?://\S+")}],
}
BOM = {
    "$schema": re.compile(r"http://cyclonedx\.org/schema/bom-1\.5\.schema\.json"), "bomFormat": re.compile("CycloneDX"),
    "specVersion": re.compile(r"1\.5"), "serialNumber": re.compile(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"), "version": int,
    "metadata": {"timestamp": re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"), "component": COMPONENT},
    "components": [COMPONENT], "dependencies": [{"ref": STRING, "dependsOn": [STRING]}],
}


def validate(value, schema, where):
    if isinstance(schema, dict):
        assert isinstance(value, dict) and not set(value) - set(schema), (where, sorted(value))
        for name, each in value.items():
            validate(each, schema[name], f"{where}.{name}")
    elif isinstance(schema, list):
        assert isinstance(value, list), where
        for number, each in enumerate(value):
            validate(each, schema[0], f"{where}[{number}]")
        unique = {json.dumps(each, sort_keys=True) for each in value}
        assert len(unique) == len(value), (where, "has the same item twice")
    elif isinstance(schema, re.Pattern):
        assert isinstance(value, str) and schema.fullmatch(value), (where, value)
    else:
        assert isinstance(value, schema), (where, value)


packages = sys.argv[1]
boms = sorted(glob.glob(f"{packages}/*.cdx.json"))
assert len(boms) == 2, boms
for path in boms:
    with open(path, encoding="utf-8") as file:
        bom = json.load(file)
    validate(bom, BOM, path)
    assert {"$schema", "bomFormat", "specVersion", "serialNumber", "version"} <= set(bom) and bom["version"] == 1, path
    for component in bom["components"]:
        assert {"type", "bom-ref", "name"} <= set(component) and all(len(each["license"]) == 1 for each in component.get("licenses", [])), component
    references = [each["bom-ref"] for each in bom["components"]] + [bom["metadata"]["component"]["bom-ref"]]
    assert len(references) == len(set(references)), path
    for dependency in bom["dependencies"]:
        assert {dependency["ref"], *dependency["dependsOn"]} <= set(references), path
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
