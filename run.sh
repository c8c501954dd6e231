#!/usr/bin/env bash
# Installs what is missing, builds, and opens the sample library (or what is named: ./run.sh ~/mocap).
# With no display it does the main job without one: imports, queries, exports, and renders pictures to ./sample-output.
set -euo pipefail
cd "$(dirname "$0")"

cmake/install-packages.sh build
echo "Building …"
log=$(mktemp)
{ cmake --preset release -DTAGLINE_TESTS=OFF && cmake --build --preset release -j "$(nproc)"; } >"$log" 2>&1 || { cat "$log"; exit 1; }
rm -f "$log"

tagline=build/release/app/tagline
sample=resources/sample/sample.tagline
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$tagline" "${@:-$sample}"
fi

library=${1:-$sample}
out=sample-output
mkdir -p "$out"
echo "No display: working on $library without a window."
echo "== What is in it =="
"$tagline" info "$library"
echo "== Run & ~Bad =="
"$tagline" query "Run & ~Bad" "$library"
"$tagline" export --to csv "$library" -o "$out/tags.csv"
if [ "$library" = "$sample" ]; then
    for clip in idle walk run jump; do
        "$tagline" render "resources/sample/$clip.glb" --character resources/sample/mannequin.glb --frame 20 --size 960x540 -o "$out/$clip.png"
    done
fi
echo "Written to $out/: $(ls "$out" | tr '\n' ' ')"
