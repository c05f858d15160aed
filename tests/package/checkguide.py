"""Holds the administrator's guide against the programs, and the links of all guides against the source: checkguide.py BUILD"""
import json
import pathlib
import re
import subprocess
import sys

source = pathlib.Path(__file__).resolve().parents[2]
faults = []
guide = (source / "docs/administrators-guide.md").read_text(encoding="utf-8")
conf = (source / "packaging/linux/inkstoned.conf").read_text(encoding="utf-8")
described = subprocess.run([f"{sys.argv[1]}/bin/inkstoned", "--describe"], check=True, capture_output=True, text=True).stdout
for command in json.loads(described)["commands"]:
    words = command["words"]
    if words != "serve" and words not in guide:
        faults.append(f"docs/administrators-guide.md: no “{words}”")
    for option in command["options"] if words == "serve" else []:
        name = option["names"][-1]
        # Those of the SMS gateway are explained by the program's help.
        if not name.startswith("sms-") and not re.search(rf"\b{name}\b", guide + conf):
            faults.append(f"docs/administrators-guide.md: no option {name}")

# The units name the guide by the place where packages install it.
for unit in ("inkstoned.service", "inkstone-backup.service"):
    named = re.search(r"file:/usr/share/doc/inkstone/(\S+)", (source / "packaging/linux" / unit).read_text(encoding="utf-8"))[1]
    if not (source / named).is_file():
        faults.append(f"{unit}: {named} isn't installed")

for page in [source / "README.md", *sorted((source / "docs").glob("*.md")), *sorted((source / "packaging").rglob("*.md"))]:
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        place, _, anchor = link.partition("#")
        if re.match(r"[a-z]+:", link):
            continue
        target = page.parent / place if place else page
        if not target.exists():
            faults.append(f"{page.relative_to(source)}: no {place}")
        elif anchor and target.suffix == ".md":
            titles = re.findall(r"^#+ (.*)$", target.read_text(encoding="utf-8"), re.M)
            if anchor not in {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}:
                faults.append(f"{page.relative_to(source)}: no #{anchor} in {target.name}")
if faults:
    sys.exit("\n".join(faults))
