#!/usr/bin/python3
"""Prints a CycloneDX SBOM of a folder of programs for Windows that were compiled with MinGW and a sysroot.

windowssbom.py --version V --sysroot FOLDER [--build-packages "P…"] [--bundled-packages "P…"] TREE

Each line of the sysroot's VERSIONS is a component, with its licence from `licences`. The runtime of the compiler, headers
and fonts are Debian packages. Programs, libraries and fonts in TREE are listed with their hashes.
"""
import argparse
import os
import re

import sbom

RUNTIME = ("gcc-mingw-w64-x86-64-posix-runtime", "mingw-w64-x86-64-dev")


def built(sysroot):
    """Components that the sysroot was built from: `zlib 1:1.2.13.dfsg-1`, or `qtsvg-6.4.2 (upstream only)`."""
    try:
        with open(f"{sysroot}/VERSIONS", encoding="utf-8") as file:
            lines = file.read().splitlines()
    except FileNotFoundError:
        raise SystemExit(f"windowssbom: {sysroot}/VERSIONS is missing: it lists what the sysroot was built from") from None
    for line in lines:
        match = re.fullmatch(r"([a-z0-9-]+?)[ -](\d\S*)( \(upstream only\))?", line)
        if not match:
            raise SystemExit(f"windowssbom: VERSIONS: {line}")
        name, version, upstream = match.groups()
        purl = f"pkg:generic/{name}@{version}" if upstream else sbom.debian_purl(name, version, "source")
        entry = {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl,
                 "properties": [{"name": "inkstone:linkage", "value": "bundled"}]}
        # Sources of Qt have another name than Debian's packages of them.
        found = [path for each in (name, re.sub("^qt(?=svg)", "qt6-", name)) if os.path.exists(path := f"{sysroot}/licences/{each}")]
        if not found:
            raise SystemExit(f"windowssbom: no licence of {name}")
        with open(found[0], encoding="utf-8", errors="replace") as file:
            text = file.read()
        entry["licenses"] = sbom.licence_in(found[0]) or [{"license": {"name": f"licence of {name}", "text": {"contentType": "text/plain", "content": text}}}]
        yield entry


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--version", required=True)
    parser.add_argument("--sysroot", required=True)
    parser.add_argument("--build-packages", default="")
    parser.add_argument("--bundled-packages", default="")
    parser.add_argument("tree")
    options = parser.parse_args()
    packages = dict.fromkeys(options.build_packages.split(), "static")
    packages.update(dict.fromkeys([*options.bundled_packages.split(), *RUNTIME], "bundled"))
    components = [*built(options.sysroot), *(sbom.component(package, role) for package, role in packages.items())]
    sbom.print_bom(options.version, sorted(components, key=lambda each: each["bom-ref"]), sbom.shipped_files(options.tree))


main()
