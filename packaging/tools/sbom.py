#!/usr/bin/python3
"""Prints a CycloneDX SBOM of binaries from what dpkg knows about the libraries that they load.

sbom.py --version V [--build-packages "P…"] [--bundled-packages "P…"] [--shipped FOLDER [--copyrights FOLDER]] BINARY…

Each Debian package that a library comes from is a component. Packages that leave their code in the binaries (headers
only) are named with --build-packages, those whose data comes along (fonts) with --bundled-packages. With --shipped, libraries in that folder are listed with their hashes; --copyrights
copies what their packages say about copyright.
"""
import argparse
import datetime
import functools
import hashlib
import json
import os
import re
import shutil
import subprocess
import uuid


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def owners(paths):
    """The packages that files of the system belong to; merged folders are known by either name."""
    names = {}
    for path in paths:
        real = os.path.realpath(path)
        for name in (path, real, path.removeprefix("/usr"), real.removeprefix("/usr"), "/usr" + path):
            names.setdefault(name, set()).add(path)
    found = subprocess.run(["dpkg-query", "-S", *sorted(names)], capture_output=True, text=True).stdout
    packages = {}
    for line in found.splitlines():
        package, name = line.split(": ", 1)
        for path in names.get(name, ()):
            packages[path] = package.split(",")[0].split(":")[0]
    if missing := sorted(set(paths) - set(packages)):
        raise SystemExit(f"sbom: no package has {missing[0]}")
    return packages


def loaded(binaries):
    """Paths of all libraries that the binaries load from the system."""
    lines = output("ldd", *binaries).splitlines()
    missing = [line.strip() for line in lines if "not found" in line]
    if missing:
        raise SystemExit(f"sbom: {missing[0]}")
    return sorted({match[1] for line in lines if (match := re.search(r"=> (/\S+)", line))})


def licence(package):
    return licence_in(f"/usr/share/doc/{package}/copyright")


def licence_in(path):
    """The licence of most files, where the copyright file is machine-readable."""
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            text = file.read()
    except FileNotFoundError:
        return []
    if "copyright-format" not in text.split("\n\n")[0]:
        return []
    for stanza in re.split(r"\n\s*\n", text):
        if re.search(r"^Files:\s*\*\s*$", stanza, re.M) and (name := re.search(r"^License:[ \t]*(\S.*)$", stanza, re.M)):
            return [{"license": {"name": name[1].strip()}}]
    return []


def debian_purl(package, version, arch):
    return f"pkg:deb/debian/{package}@{version.replace('+', '%2B').replace(':', '%3A')}?arch={arch}"


def component(package, role):
    query = "${Version}\t${Architecture}\t${source:Package}\t${source:Version}\t${Homepage}"
    version, arch, source, source_version, homepage = output("dpkg-query", "-W", "-f", query, package).split("\n")[0].split("\t")
    purl = debian_purl(package, version, arch)
    entry = {
        "type": "library",
        "bom-ref": purl,
        "name": package,
        "version": version,
        "purl": purl,
        "properties": [
            {"name": "inkstone:linkage", "value": role},
            {"name": "debian:source", "value": f"{source} {source_version}"},
        ],
    }
    if licences := licence(package):
        entry["licenses"] = licences
    if homepage.startswith("http"):
        entry["externalReferences"] = [{"type": "website", "url": homepage}]
    return entry


def shipped_files(folder):
    files = []
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            if os.path.islink(path) or not re.search(r"\.so(\.|$)|\.(ttf|dll|exe)$", name) and "/bin" not in place:
                continue
            with open(path, "rb") as file:
                digest = hashlib.sha256(file.read()).hexdigest()
            short = os.path.relpath(path, folder)
            files.append({"type": "file", "bom-ref": f"file:{short}", "name": short,
                          "hashes": [{"alg": "SHA-256", "content": digest}]})
    return sorted(files, key=lambda each: each["name"])


def print_bom(version, components, files):
    reference = f"pkg:generic/inkstone@{version}"
    time = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
    bom = {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                "type": "application",
                "bom-ref": reference,
                "name": "inkstone",
                "version": version,
                "purl": reference,
                "licenses": [{"license": {"id": "Apache-2.0"}}],
            },
        },
        "components": components + files,
        "dependencies": [{"ref": reference, "dependsOn": [each["bom-ref"] for each in components]}],
    }
    # The same contents have the same number.
    bom["serialNumber"] = f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(bom, sort_keys=True))}"
    print(json.dumps(bom, indent=2, sort_keys=True, ensure_ascii=False))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--version", required=True)
    parser.add_argument("--build-packages", default="")
    parser.add_argument("--bundled-packages", default="")
    parser.add_argument("--shipped")
    parser.add_argument("--copyrights")
    parser.add_argument("binaries", nargs="+")
    options = parser.parse_args()

    files = shipped_files(options.shipped) if options.shipped else []
    shipped = {os.path.basename(each["name"]) for each in files}
    roles = {}
    for path, package in sorted(owners(loaded_from_system(options)).items()):
        role = "bundled" if os.path.basename(path) in shipped else "dynamic"
        roles[package] = "bundled" if "bundled" in (role, roles.get(package)) else role
    for package in options.build_packages.split():
        roles.setdefault(package, "static")
    for package in options.bundled_packages.split():
        roles[package] = "bundled"
    if options.copyrights:
        os.makedirs(options.copyrights, exist_ok=True)
        for package in (package for package, role in roles.items() if role != "dynamic"):
            shutil.copyfile(f"/usr/share/doc/{package}/copyright", f"{options.copyrights}/{package}.txt")
    components = [component(package, role) for package, role in sorted(roles.items())]
    print_bom(options.version, components, files)


def loaded_from_system(options):
    """What the binaries load, as paths of the system: a bundled library is a copy of the one of the same name."""
    folder = os.path.realpath(options.shipped) + "/" if options.shipped else None
    paths = []
    for path in loaded(options.binaries):
        if folder and os.path.realpath(path).startswith(folder):
            path = system_path(os.path.basename(path))
        paths.append(path)
    # Plugins and libraries that nothing names in its header are loaded at run time.
    for binary in options.binaries if folder else []:
        name = os.path.basename(binary)
        if re.search(r"\.so(\.|$)", name):
            paths.append(system_path(name, binary))
    return paths


@functools.cache
def known_libraries():
    lines = output("ldconfig", "-p").splitlines()
    return {match[1]: match[2] for line in lines if (match := re.match(r"\s+(\S+) \(.*x86-64.*\) => (\S+)", line))}


def system_path(name, binary=""):
    if "/plugins/" in binary:
        plugins = output("qmake6", "-query", "QT_INSTALL_PLUGINS").strip()
        return os.path.join(plugins, binary.split("/plugins/")[1])
    if name in known_libraries():
        return known_libraries()[name]
    # Private libraries of others lie in folders of their own.
    found = subprocess.run(["dpkg-query", "-S", f"*/{name}"], capture_output=True, text=True).stdout
    if not found:
        raise SystemExit(f"sbom: no package has {name}")
    return found.splitlines()[0].split(": ", 1)[1]


if __name__ == "__main__":
    main()
