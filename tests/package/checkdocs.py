"""Holds manual pages and completions against what the programs say about their command line: checkdocs.py BUILD"""
import json
import pathlib
import re
import subprocess
import sys

build = sys.argv[1]
faults = []

BASH = r"""
source "$1"; shift
compopt() { :; }
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
"_$1"
printf '%s\n' "${COMPREPLY[@]}"
"""


def lines(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\n")


def expect(what, wanted, got):
    if missing := sorted(set(wanted) - set(got)):
        faults.append(f"{what}: {' '.join(missing)} missing")


for program, section in (("inkstone", 1), ("inkstoned", 8)):
    described = json.loads("\n".join(lines(f"{build}/bin/{program}", "--describe")))
    bash = f"{build}/docs/bash/{program}"
    fish = f"{build}/docs/fish/{program}.fish"
    with open(f"{build}/docs/{program}.{section}", encoding="utf-8") as file:
        page = re.sub(r"\\(-|\(aq)", lambda match: "-" if match[1] == "-" else "'", file.read())
    with open(f"{build}/docs/zsh/_{program}", encoding="utf-8") as file:
        zsh = file.read()
    for shell, script in (("zsh", f"{build}/docs/zsh/_{program}"), ("fish", fish), ("bash", bash)):
        subprocess.run([shell, "-n", script], check=True)

    firsts = {command["words"].split()[0] for command in described["commands"]}
    expect(f"bash {program}", firsts, lines("bash", "-c", BASH, "bash", bash, program, ""))
    expect(f"fish {program}", firsts,
           [line.split("\t")[0] for line in lines("fish", "-c", f"source {fish}; complete -C'{program} '")])
    for command in described["commands"]:
        words = command["words"].split()
        options = [f"--{name}" for option in command["options"] for name in option["names"] if len(name) > 1]
        what = f"{program} {command['words']}"
        if len(words) > 1:
            expect(f"bash {program}", words[1:], lines("bash", "-c", BASH, "bash", bash, program, words[0], ""))
        expect(f"bash {what}", options, lines("bash", "-c", BASH, "bash", bash, program, *words, "--"))
        expect(f"fish {what}", options, [line.split("\t")[0] for line in lines(
            "fish", "-c", f"source {fish}; complete -C'{what} --'")])
        block = zsh.split(f"    '{command['words']}')\n", 1)[1].split(";;", 1)[0]
        expect(f"zsh {what}", options, re.findall(r"'\*(--[a-z-]+)\[", block))
        section_of_page = page.split(f".SS {command['words']} ", 1)[1].split("\n.S", 1)[0]
        expect(f"manual {what}", options, re.findall(r"\\fB(--[a-z-]+)\\fR", section_of_page))
    if program == "inkstone":
        with open(pathlib.Path(__file__).parents[2] / "docs/command-line.md", encoding="utf-8") as file:
            guide = file.read()
        groups = {command["words"].split()[0] for command in described["commands"] if " " in command["words"]}
        named = re.findall(rf"inkstone ((?:{'|'.join(groups)}) )?([a-z]+(?:\|[a-z]+)*)", guide)
        expect("docs/command-line.md", [f"inkstone {command['words']}" for command in described["commands"]],
               [f"inkstone {group}{word}" for group, words in named for word in words.split("|")])
    if len(described["commands"]) < 5:
        faults.append(f"{program} describes {len(described['commands'])} commands")

if faults:
    sys.exit("\n".join(faults))
