"""Checks the Flatpak manifest against the product and the archive: checkflatpak.py MANIFEST BUILD PACKAGES"""
import glob
import json
import pathlib
import sys
import tarfile

manifest_path, build, packages = map(pathlib.Path, sys.argv[1:4])
manifest = json.loads(manifest_path.read_text(encoding="utf-8"))
product = dict(line.split("=", 1) for line in (build / "packaging/product.env").read_text(encoding="utf-8").splitlines() if "=" in line)
app_id = product["app_id"].strip("'\"")
assert manifest["id"] == app_id == manifest_path.stem, manifest["id"]
assert (build / "packaging" / manifest["rename-desktop-file"]).is_file()

module, = manifest["modules"]
copied = set()
for command in module["build-commands"]:
    words = command.split()
    if words[0] == "cp":
        copied |= {word for word in words[1:-1] if not word.startswith("-")}
archive, = glob.glob(f"{packages}/inkstone-*-linux-*.tar.xz")
with tarfile.open(archive) as tar:
    names = {name.split("/", 1)[1] for name in tar.getnames() if "/" in name}
top = {name.split("/", 1)[0] for name in names}
assert copied <= top, copied - top
# All that programs need at run time; the links at the top and the notes for people are left out.
assert {"bin", "lib", "plugins", "translations", "share"} <= copied, copied
assert f"bin/{manifest['command']}" in names
assert "share/applications/inkstone-verify.desktop" in names
assert f"share/applications/{manifest['rename-desktop-file']}" in names
assert any(name.startswith("share/icons/") and pathlib.PurePath(name).stem == manifest["rename-icon"] for name in names)
