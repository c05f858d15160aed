#!/usr/bin/env python3
"""Prints the WiX source of the MSI for a folder: makewxs.py TREE --version V --publisher P --icon ICO

wixl takes paths only that begin at the folder of TREE, where it has to run."""
import argparse
import hashlib
import pathlib
import uuid
from xml.sax.saxutils import quoteattr

# All versions of the product have this in common; it never changes.
UPGRADE = uuid.UUID("7f6c0c52-6f0b-4f0a-9d6f-2d1f9e1c7a35")
COMMAND = '"[INSTALLDIR]inkstone.exe" '
REGISTRY = [
    (r"Software\Inkstone", "Folder", "[INSTALLDIR]"),
    (r"Software\Microsoft\Windows\CurrentVersion\App Paths\inkstone.exe", None, "[INSTALLDIR]inkstone.exe"),
    (r"Software\Microsoft\Windows\CurrentVersion\App Paths\inkstone-cli.exe", None, "[INSTALLDIR]inkstone-cli.exe"),
    (r"Software\Classes\Inkstone.Template", None, "Inkstone template"),
    (r"Software\Classes\Inkstone.Template\DefaultIcon", None, "[INSTALLDIR]inkstone.exe,0"),
    (r"Software\Classes\Inkstone.Template\shell\open\command", None, COMMAND + '"%1"'),
    (r"Software\Classes\.inkstone-template", None, "Inkstone.Template"),
    (r"Software\Classes\.inkstone-template", "Content Type", "application/x-inkstone-template"),
    (r"Software\Classes\inkstone", None, "URL:Inkstone link"),
    (r"Software\Classes\inkstone", "URL Protocol", ""),
    (r"Software\Classes\inkstone\shell\open\command", None, COMMAND + '"%1"'),
    (r"Software\Classes\Inkstone.Pdf", None, "PDF document"),
    (r"Software\Classes\Inkstone.Pdf\DefaultIcon", None, "[INSTALLDIR]inkstone.exe,0"),
    (r"Software\Classes\Inkstone.Pdf\shell\open\command", None, COMMAND + '"%1"'),
    (r"Software\Classes\.pdf\OpenWithProgids", "Inkstone.Pdf", ""),
    (r"Software\Classes\SystemFileAssociations\.pdf\shell\Inkstone.Verify", None, "Verify with Inkstone"),
    (r"Software\Classes\SystemFileAssociations\.pdf\shell\Inkstone.Verify\command", None, COMMAND + '--verify "%1"'),
]


def identifier(prefix, path):
    return prefix + hashlib.sha256(str(path).encode()).hexdigest()[:20]


def component_guid(path):
    return str(uuid.uuid5(UPGRADE, str(path))).upper()


class Writer:
    def __init__(self, tree):
        self.tree = tree
        self.lines = []
        self.components = []

    def component(self, key, body, indent):
        name = identifier("c", key)
        self.components.append(name)
        self.lines.append(f'{indent}<Component Id="{name}" Guid="{component_guid(key)}" Win64="yes">')
        self.lines += [f"{indent}  {line}" for line in body]
        self.lines.append(f"{indent}</Component>")

    def folder(self, folder, indent):
        for path in sorted(folder.iterdir()):
            relative = path.relative_to(self.tree)
            if path.is_dir():
                self.lines.append(f"{indent}<Directory Id={quoteattr(identifier('d', relative))} Name={quoteattr(path.name)}>")
                self.folder(path, indent + "  ")
                self.lines.append(f"{indent}</Directory>")
            else:
                self.component(relative, [f"<File Id={quoteattr(identifier('f', relative))} Name={quoteattr(path.name)} "
                                          f"Source={quoteattr(str(path.relative_to(self.tree.parent)))} KeyPath=\"yes\"/>"], indent)

    def registry(self, indent):
        body = []
        for number, (key, name, value) in enumerate(REGISTRY):
            named = f" Name={quoteattr(name)}" if name else ""
            path = ' KeyPath="yes"' if number == 0 else ""
            body.append(f'<RegistryValue Root="HKLM" Key={quoteattr(key)}{named} Type="string" Value={quoteattr(value)}{path}/>')
        self.component("registry", body, indent)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tree", type=pathlib.Path)
    for name in ("version", "publisher", "icon"):
        parser.add_argument(f"--{name}", required=True)
    given = parser.parse_args()
    files = Writer(given.tree)
    files.folder(given.tree, " " * 10)
    files.registry(" " * 10)
    shortcut = identifier("c", "shortcut")
    files.components.append(shortcut)
    print(f"""<?xml version="1.0" encoding="utf-8"?>
<Wix xmlns="http://schemas.microsoft.com/wix/2006/wi">
  <Product Id="*" Name="Inkstone" Language="1033" Codepage="1252" Version={quoteattr(given.version)}
    Manufacturer={quoteattr(given.publisher)} UpgradeCode="{str(UPGRADE).upper()}">
    <Package InstallerVersion="500" Compressed="yes" InstallScope="perMachine" Description="Inkstone"/>
    <MajorUpgrade DowngradeErrorMessage="A newer version of Inkstone is installed."/>
    <Media Id="1" Cabinet="inkstone.cab" EmbedCab="yes"/>
    <Icon Id="inkstone.ico" SourceFile={quoteattr(given.icon)}/>
    <Property Id="ARPPRODUCTICON" Value="inkstone.ico"/>
    <Directory Id="TARGETDIR" Name="SourceDir">
      <Directory Id="ProgramFiles64Folder">
        <Directory Id="INSTALLDIR" Name="Inkstone">""")
    print("\n".join(files.lines))
    print(f"""        </Directory>
      </Directory>
      <Directory Id="ProgramMenuFolder">
        <Component Id="{shortcut}" Guid="{component_guid("shortcut")}" Win64="yes">
          <Shortcut Id="startmenu" Name="Inkstone" Target="[INSTALLDIR]inkstone.exe" WorkingDirectory="INSTALLDIR"/>
          <RegistryValue Root="HKLM" Key="Software\\Inkstone" Name="Shortcut" Type="integer" Value="1" KeyPath="yes"/>
        </Component>
      </Directory>
    </Directory>
    <Feature Id="Inkstone" Level="1" Title="Inkstone">""")
    for name in files.components:
        print(f'      <ComponentRef Id="{name}"/>')
    print("""    </Feature>
  </Product>
</Wix>""")


if __name__ == "__main__":
    main()
