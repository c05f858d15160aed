"""Clients made from openapi.json do the whole main job against a service.
tst_clients.py INKSTONED INKSTONE SOURCE LANGUAGE [WORK]; LANGUAGE: python, csharp, typescript. Exit 77: not run, tools are missing."""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "tools"))
from programs import end_without, missing_programs  # noqa: E402

inkstoned, inkstone = (os.path.realpath(path) for path in sys.argv[1:3])
source, language = pathlib.Path(sys.argv[3]).resolve(), sys.argv[4]
if missing := missing_programs({"python": [], "csharp": ["mcs", "mono"], "typescript": ["node", "npm"]}[language]):
    end_without(", ".join(missing))
temporary = tempfile.TemporaryDirectory(prefix="inkstone-clients-")
home = pathlib.Path(temporary.name)
jobs = source / "tests/integration/clients"
signed = home / "signed.pdf"
sample = source / "resources/samples/agreement.pdf"
environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": temporary.name, "INKSTONE_DATA": f"{home}/own",
               "DBUS_SESSION_BUS_ADDRESS": "disabled:", "PYTHONDONTWRITEBYTECODE": "1"}


def run(*command, **others):
    done = subprocess.run([str(part) for part in command], env=environment, capture_output=True, text=True, timeout=600, **others)
    print(done.stdout, done.stderr, sep="", end="")
    if done.returncode:
        sys.exit(f"{command[0]}: exit {done.returncode}")


def make_client(kind, file):
    run(sys.executable, source / "packaging/tools/makeclient", kind, home / "openapi.json", home / file)


# Run in the folder of the client: nothing of the description may be left out, whatever is added to it later.
COMPLETE = """
import inspect, json, re, sys
import inkstone_client as made
described = json.load(open("openapi.json"))
operations = [item for path in described["paths"].values() for item in path.values() if "operationId" in item]
methods = [name for name in vars(made.Client) if not name.startswith("_")]
if len(methods) != len(operations):
    sys.exit(f"{len(operations)} operations, {len(methods)} methods")
for name, schema in described["components"]["schemas"].items():
    if ("properties" in schema or "allOf" in schema or "x-enum-varnames" in schema) and not hasattr(made, name):
        sys.exit(f"{name} is missing")
    if schema.get("type") == "integer" and "enum" in schema and "x-enum-varnames" not in schema:
        sys.exit(f"{name}: the numbers have no names (x-enum-varnames)")
for item in operations:
    if not re.fullmatch("[a-z][A-Za-z0-9]*", item["operationId"]):
        sys.exit(f"{item['operationId']} isn't in camelCase")
"""
# What the description doesn't have today: names that are words of a language, and an object that contains itself.
ODD = {"openapi": "3.1.0", "info": {"version": "1"}, "security": [{"basic": []}], "paths": {"/a/{from}": {"get": {
    "operationId": "from", "parameters": [{"name": "from", "in": "path", "required": True, "schema": {"type": "string"}}],
    "responses": {"200": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Node"}}}}}}}},
    "components": {"schemas": {
        "Node": {"type": "object", "required": ["class"], "properties": {
            "class": {"type": "string"}, "node": {"$ref": "#/components/schemas/Node"}, "a-b": {"type": ["integer", "null"]},
            "parts": {"type": "array", "items": {"type": "object", "properties": {"x": {"type": "number"}}}}}}}}}


# What a description must not do, whoever wrote it: become code, or end a comment or a literal.
TEXTS = ['ends in "', 'ends in \\\\"', 'ends in \\\\', '""" \nraise SystemExit(9)\n"""', 'a\u2028raise SystemExit(9)', "a\u0085raise SystemExit(9)",
         "a\rraise SystemExit(9)", "a\0b", "a\ud800b", "\u202eb", "*/ </summary> & <x>", '""""""', '"']
HOSTILE = {"schema": 'A(dict): pass\nraise SystemExit(9)\nclass B', "member": 'a": "str"}); raise SystemExit(9)  # ', "parameter": 'a"+1', "path": '/a"+b/{from}',
           "brace": "/a/{from}/{made}", "operation": "a(self): pass\n    def b", "number": "A = 1; B", "version": '1"; raise SystemExit(9)'}


def hostile_description(kind, bad):
    made = json.loads(json.dumps(ODD))
    operation = made["paths"]["/a/{from}"]["get"]
    schemas = made["components"]["schemas"]
    if kind == "schema":
        schemas[bad] = {"type": "object", "properties": {"x": {"type": "string"}}}
    elif kind == "member":
        schemas["Node"]["properties"][bad] = {"type": "string"}
    elif kind == "parameter":
        operation["parameters"].append({"name": bad, "in": "query", "schema": {"type": "string"}})
    elif kind in ("path", "brace"):
        made["paths"][bad] = made["paths"].pop("/a/{from}")
    elif kind == "operation":
        operation["operationId"] = bad
    elif kind == "number":
        schemas["Code"] = {"type": "integer", "enum": [1], "x-enum-varnames": [bad]}
    elif kind == "version":
        made["info"]["version"] = bad
    else:  # a text, wherever one may be
        operation.update(summary=bad, description=bad)
        schemas["Node"].update(description=bad)
        schemas["Node"]["properties"]["x"] = {"type": "string", "description": bad}
        schemas["Code"] = {"type": "integer", "enum": [1], "x-enum-varnames": ["ONE"], "description": bad}
    return made


def refuses_hostile_descriptions(kind, file, use):
    for what, bad in [*HOSTILE.items(), *(("text", text) for text in TEXTS)]:
        (home / "hostile.json").write_text(json.dumps(hostile_description(what, bad)), encoding="utf-8")
        made = subprocess.run([sys.executable, source / "packaging/tools/makeclient", kind, home / "hostile.json", home / file],
                              env=environment, capture_output=True, text=True, timeout=60)
        if what == "text":
            if made.returncode:
                sys.exit(f"{kind}: {bad!r} as a text: {made.stderr}")
            use()
        elif made.returncode != 1 or "The description can't be used" not in made.stderr or "Traceback" in made.stderr:
            sys.exit(f"{kind}: {bad!r} as a {what}: {made.returncode} {made.stderr}")


def python():
    refuses_hostile_descriptions("python", "hostile.py", lambda: run(sys.executable, "-c", "import hostile; hostile.Client.from_", cwd=home))
    make_client("python", "inkstone_client.py")
    run(sys.executable, "-c", COMPLETE, cwd=home)
    (home / "odd.json").write_text(json.dumps(ODD), encoding="utf-8")
    run(sys.executable, source / "packaging/tools/makeclient", "python", home / "odd.json", home / "odd.py")
    run(sys.executable, "-c", "import odd; assert odd.Node.__annotations__.keys() == {'class', 'node', 'a-b', 'parts'} and odd.Client.from_", cwd=home)
    shutil.copy(jobs / "job.py", home)
    if not missing_programs(["mypy"]):
        run("mypy", "--strict", "--cache-dir=/dev/null", "job.py", cwd=home)
    run(sys.executable, home / "job.py", sample, signed)


def csharp():
    refuses_hostile_descriptions("csharp", "Hostile.cs", lambda: run(
        "mcs", "-langversion:7", "-target:library", "-r:System.Net.Http.dll", f"-out:{home}/Hostile.dll", home / "Hostile.cs"))
    make_client("csharp", "InkstoneClient.cs")
    (home / "odd.json").write_text(json.dumps(ODD), encoding="utf-8")
    run(sys.executable, source / "packaging/tools/makeclient", "csharp", home / "odd.json", home / "Odd.cs")
    run("mcs", "-langversion:7", "-target:library", "-r:System.Net.Http.dll", f"-out:{home}/Odd.dll", home / "Odd.cs")
    run("mcs", "-langversion:7", "-r:System.Net.Http.dll", f"-out:{home}/Job.exe", home / "InkstoneClient.cs", jobs / "Job.cs")
    run("mono", home / "Job.exe", sample, signed)


def typescript():
    work = pathlib.Path(sys.argv[5]).resolve()
    work.mkdir(parents=True, exist_ok=True)
    wanted = jobs / "package.json"
    installed = work / "installed.json"
    if not installed.exists() or installed.read_bytes() != wanted.read_bytes():
        shutil.copy(wanted, work / "package.json")
        run("npm", "install", "--ignore-scripts", "--omit=optional", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error", cwd=work)
        shutil.copy(wanted, installed)
    shutil.copy(jobs / "job.ts", work)
    tools = work / "node_modules/.bin"
    run(tools / "openapi-typescript", home / "openapi.json", "-o", work / "inkstone.d.ts")
    run(tools / "tsc", "--strict", "--target", "es2022", "--module", "nodenext", "--moduleResolution", "nodenext",
        "--skipLibCheck", "--types", "node", "job.ts", cwd=work)
    run("node", "job.js", sample, signed, cwd=work)


added = subprocess.run([inkstoned, "account", "add", "--data", f"{home}/data", "--email", "sam@example.com", "--json"],
                       check=True, capture_output=True, env=environment, timeout=60)
service = subprocess.Popen([inkstoned, "serve", "--data", f"{home}/data", "--listen", "127.0.0.1:0"], stdout=subprocess.PIPE,
                           stderr=subprocess.DEVNULL, env=environment, text=True)
try:
    address = service.stdout.readline().split()[-1]
    environment.update(INKSTONE_URL=address, INKSTONE_KEY=json.loads(added.stdout)["apiKey"])
    # The description that the service itself gives, as an integrator gets it.
    with urllib.request.urlopen(f"{address}/openapi.json", timeout=30) as answer:
        (home / "openapi.json").write_bytes(answer.read())
    {"python": python, "csharp": csharp, "typescript": typescript}[language]()
    verified = subprocess.run([inkstone, "verify", str(signed), "--json", "--no-system-trust"], env=environment, capture_output=True,
                              text=True, timeout=120)
    report = json.loads(verified.stdout)
    if verified.returncode or report["integrity"] != "intact":
        sys.exit(f"The file isn't intact: {verified.returncode} {verified.stdout}")
    print(f"{language}: intact, {len(report['signatures'])} signature(s)")
finally:
    service.terminate()
    service.wait(30)
