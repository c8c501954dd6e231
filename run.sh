#!/usr/bin/env bash
# Installs what is missing, builds, and opens the sample library (or what is named: ./run.sh ~/mocap).
# With no display it does the main job without one: imports, queries, exports, and renders pictures to ./sample-output.
set -euo pipefail
cd "$(dirname "$0")"

cmake/install-packages.sh build
log=$(mktemp)

# Says on standard error how far the build is that it reads, and about how long it still takes; keeps what it reads
# in the log. A terminal sees one line that changes, others one for each tenth.
show_progress() {
    local line tenth=-1 start=$SECONDS
    while IFS= read -r line; do
        printf '%s\n' "$line" >>"$log"
        [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]] || continue
        local built=${BASH_REMATCH[1]} all=${BASH_REMATCH[2]}
        local left=$(((SECONDS - start) * (all - built) / built / 60 + 1))
        if [ -t 2 ]; then
            printf '\rBuilding: %d of %d files, about %d min left ' "$built" "$all" "$left" >&2
        elif [ $((built * 10 / all)) -gt "$tenth" ]; then
            tenth=$((built * 10 / all))
            echo "Building: $built of $all files, about $left min left" >&2
        fi
    done
    if [ -t 2 ]; then printf '\r%60s\r' "" >&2; fi
}

echo "Building …" >&2
{ cmake --preset release -DTAGLINE_TESTS=OFF && cmake --build --preset release -j "$(nproc)"; } 2>&1 | show_progress || { cat "$log"; exit 1; }
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
