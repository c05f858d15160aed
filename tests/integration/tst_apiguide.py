"""The examples of docs/api.md against a service, in the order of the guide: tst_apiguide.py INKSTONED SOURCE"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "tools"))
from programs import missing_programs  # noqa: E402

inkstoned, source = os.path.realpath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
guide = (source / "docs/api.md").read_text(encoding="utf-8")
work = tempfile.TemporaryDirectory(prefix="inkstone-api-")
data = f"{work.name}/data"
environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": work.name}
shutil.copy(source / "resources/samples/agreement.pdf", f"{work.name}/agreement.pdf")

added = subprocess.run([inkstoned, "account", "add", "--data", data, "--email", "sam@example.com", "--json"],
                       check=True, capture_output=True, env=environment, timeout=60)
service = subprocess.Popen([inkstoned, "serve", "--data", data, "--listen", "127.0.0.1:0", "--allow-loopback-callbacks"],
                           stdout=subprocess.PIPE, env=environment, text=True)
faults = []
try:
    address = service.stdout.readline().split()[-1]
    environment.update(INKSTONE_URL=address, INKSTONE_KEY=json.loads(added.stdout)["apiKey"])
    blocks = {}
    for language, text in re.findall(r"^```(\w+)\n(.*?)^```$", guide, re.M | re.S):
        blocks.setdefault(language, []).append(text)
    for text in blocks.get("json", []):
        json.loads(text)
    if set(blocks) != {"sh", "python", "js", "powershell", "html", "json"}:
        faults.append(f"other languages: {sorted(blocks)}")
    # sh first: it writes the document that JavaScript reads.
    for language, program, tools in (("sh", ["sh", "-e"], ["curl", "jq"]), ("python", [sys.executable], []), ("js", ["node"], ["node"])):
        missing = missing_programs(tools)
        if missing:
            print(f"{language}: not run, there is no {' and no '.join(missing)}")
            continue
        script = f"{work.name}/example.{language}"
        pathlib.Path(script).write_text("\n".join(blocks[language]), encoding="utf-8")
        done = subprocess.run([*program, script], cwd=work.name, env=environment, capture_output=True, text=True, timeout=120)
        if done.returncode:
            faults.append(f"{language}: exit {done.returncode}\n{done.stdout}{done.stderr}")
        else:
            print(f"{language}: {done.stdout.strip()}")
    if not pathlib.Path(f"{work.name}/signed.pdf").read_bytes().startswith(b"%PDF-"):
        faults.append("signed.pdf isn't a PDF")
finally:
    service.terminate()
    service.wait(30)
if faults:
    sys.exit("\n".join(faults))
