"""What a test needs beside the build and Python: what packaging/setup installs."""
import os
import shutil
import sys

NOT_IN_DEBIAN = {"pwsh"}  # packaging/setup can't install PowerShell
SKIPPED = 77


def end_without(what):
    """Ends a test that lacks something that packaging/setup installs: skipped, or failed with INKSTONE_COMPLETE=1, which
    says that everything is installed."""
    if os.environ.get("INKSTONE_COMPLETE", "0") not in ("", "0"):
        sys.exit(f"Missing, although everything is installed: {what}. See packaging/setup.")
    print(f"Skipped: there is no {what}.")
    sys.exit(SKIPPED)


def missing_programs(names):
    """Returns the names of programs that this system lacks. With INKSTONE_COMPLETE=1 the test has failed then, but for
    those that Debian doesn't have."""
    missing = [name for name in names if not shutil.which(name)]
    needed = [name for name in missing if name not in NOT_IN_DEBIAN]
    if needed and os.environ.get("INKSTONE_COMPLETE", "0") not in ("", "0"):
        end_without(", ".join(needed))
    return missing
