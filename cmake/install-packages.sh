#!/usr/bin/env bash
# Installs the Debian packages that are missing: install-packages.sh build | test | readers | release | bench.
# Silent and quick where nothing is missing.
set -euo pipefail

build=(g++ cmake ninja-build ccache pkg-config
       qt6-base-dev libqt6opengl6-dev qt6-svg-dev qt6-l10n-tools libqt6svg6 qt6-qpa-plugins
       libegl-dev libgl-dev libegl1 libgl1-mesa-dri
       libassimp-dev libmeshoptimizer-dev libglm-dev nlohmann-json3-dev zlib1g-dev libsqlite3-dev fonts-inter fonts-jetbrains-mono fonts-dejavu-core)
test=(lld ffmpeg xvfb openbox dbus-daemon at-spi2-core xauth xdotool python3-numpy python3-webvtt praat libxml2-utils sqlite3 assimp-testmodels dpkg-dev desktop-file-utils appstream shared-mime-info lintian libboost-dev librapidcheck-dev)
# Large programs that read exports (tst_RealReaders): 400 MB, which continuous integration has no time for.
readers=(blender python3-pandas)
# What games link is compiled for Windows and run there, and its headers by another compiler.
release=(g++-mingw-w64-x86-64-posix wine wine64 clang-16)
bench=(libbenchmark-dev libroaring-dev time python3)

wanted=("${build[@]}")
case ${1:-build} in
    build) ;;
    test) wanted+=("${test[@]}") ;;
    readers) wanted+=("${test[@]}" "${readers[@]}") ;;
    release) wanted+=("${test[@]}" "${readers[@]}" "${release[@]}") ;;
    bench) wanted+=("${test[@]}" "${bench[@]}") ;; # the benchmarks stand among the tests
    *) echo "install-packages.sh build | test | readers | release | bench" >&2; exit 2 ;;
esac

missing=()
for package in "${wanted[@]}"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

echo "Installing: ${missing[*]}" >&2
as_root=()
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { echo "Not root and no sudo: install these packages first: ${missing[*]}" >&2; exit 1; }
    as_root=(sudo)
fi
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=300 "${missing[@]}" >/dev/null
