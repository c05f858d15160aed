# shellcheck shell=bash
# What the scripts beside this one need from packaging/setup, as tests/tools/programs.py has it.

# end_without WHAT: ends a test that lacks something: skipped (77), or failed with INKSTONE_COMPLETE=1, which says that everything
# is installed.
end_without() {
    case ${INKSTONE_COMPLETE:-0} in
    0) echo "Skipped: there is no $1." && exit 77 ;;
    *) echo "Missing, although everything is installed: $1. See packaging/setup." >&2 && exit 1 ;;
    esac
}
