# shellcheck shell=bash
# Fresh Debian systems in folders, for the scripts beside this one; they end with the namespace of the caller.

# base_system SUITE WORK: makes WORK/SUITE.tar, which is kept between runs, from the mirror that this system uses.
base_system() {
    local suite=$1 work=$2 mirror
    [ ! -f "$work/$suite.tar" ] || return 0
    # shellcheck disable=SC2016
    mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 'Origin: Debian' 'Label: Debian' | sort -u | sed -n 1p)
    mmdebstrap --variant=minbase --include=ca-certificates "$suite" "$work/$suite.new.tar" ${mirror:+"$mirror"} >"$work/$suite.log" 2>&1 ||
        { cat "$work/$suite.log" >&2; return 1; }
    mv "$work/$suite.new.tar" "$work/$suite.tar"
}

# open_root TAR ROOT: unpacks a system and mounts what programs expect.
open_root() {
    local root=$2 node type major minor
    tar -C "$root" -xf "$1"
    mount -t proc proc "$root/proc"
    mount -t tmpfs -o mode=755 tmpfs "$root/dev"
    while read -r node type major minor; do
        mknod -m 666 "$root/dev/$node" "$type" "$major" "$minor"
    done <<'NODES'
null c 1 3
zero c 1 5
full c 1 7
random c 1 8
urandom c 1 9
tty c 5 0
NODES
    mkdir -m 1777 "$root/dev/shm"
    ln -s /proc/self/fd "$root/dev/fd"
    mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
    mount -t tmpfs tmpfs "$root/run"
    cp -L /etc/resolv.conf "$root/etc/resolv.conf"
}

# close_root ROOT
close_root() {
    umount -l "$1/proc" "$1/dev" "$1/tmp" "$1/run" 2>/dev/null || true
    rm -rf --one-file-system "$1"
}
