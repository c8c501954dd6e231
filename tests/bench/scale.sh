#!/usr/bin/env bash
# Takes the figures of opening and asking large libraries, of the program as users get it (README.md here).
#
#   tests/bench/scale.sh                       2,600 and 66,000 clips, and the sample library: some 20 minutes
#   tests/bench/scale.sh --clips "2600"        only these sizes
#   tests/bench/scale.sh --build FOLDER        a build that is there, as it is, in place of a Release build
#   tests/bench/scale.sh --folder FOLDER       where libraries and caches lie; they stay there (default: none stay)
#   tests/bench/scale.sh --anyway              also where other programs run: not to be reported
#
# Needs a display or Xvfb, 8 GB of disk and 4 GB of memory for 66,000 clips. Prints Markdown.
set -euo pipefail
cd "$(dirname "$0")/../.."
source tests/bench/measured.sh

sizes="2600 66000" frames=120 joints=16 repeats=5 build= folder= anyway=
while [ $# -gt 0 ]; do
    case $1 in
        --clips) sizes=$2; shift 2 ;;
        --frames) frames=$2; shift 2 ;;
        --repeats) repeats=$2; shift 2 ;;
        --build) build=$2; shift 2 ;;
        --folder) folder=$2; shift 2 ;;
        --anyway) anyway=yes; shift ;;
        *) sed -n '2,10s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
    esac
done

refuse_busy_machine "$anyway"

if [ -z "$build" ]; then
    build=build/bench
    {
        cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DTAGLINE_BENCHMARKS=ON
        cmake --build "$build" --target tagline tagline-import tagline-library-generator
    } >"$build.log" 2>&1 || { cat "$build.log" >&2; exit 1; }
    rm -f "$build.log"
fi
tagline=$build/app/tagline
generator=$(find "$build/resources/generator" -name tagline-library-generator -type f | head -1)
[ -x "$tagline" ] && [ -x "$generator" ] || { echo "scale.sh: $build has no program; build it first" >&2; exit 1; }

own=$(mktemp -d)
pid=
trap '[ -z "$pid" ] || kill "$pid" 2>/dev/null || true; rm -rf "$own"' EXIT
[ -n "$folder" ] || folder=$own
mkdir -p "$folder"
export XDG_CONFIG_HOME=$own/config XDG_DATA_HOME=$own/data XDG_STATE_HOME=$own/state
export XDG_CACHE_HOME=$own/user-cache # what a driver keeps of shaders stays from one opening to the next, as a person's does
mkdir -p "$XDG_CACHE_HOME"
export TAGLINE_CACHE_MEGABYTES=16384

median() { sort -n | awk '{ v[NR] = $1 } END { if (NR) print v[int((NR + 1) / 2)]; else print "–" }'; }
row() { printf '| %s | %s | %s |\n' "$@"; }

# Opens a library in the window, waits until it is read, and leaves in $own/window what the program said and in
# $own/memory what it takes then. Arguments: the library.
open_window() {
    rm -f "$own/window" "$own/memory"
    QT_LOGGING_RULES="tagline.startup=true" QT_MESSAGE_PATTERN='%{message}' tests/support/with-display.sh \
        bash -c 'echo $$ >"$1/pid"; exec "$2" "$3"' bash "$own" "$tagline" "$1" >"$own/window" 2>&1 &
    local display=$! waited=0
    until grep -q '^library read' "$own/window" 2>/dev/null; do
        sleep 0.1
        waited=$((waited + 1))
        if [ $waited -gt 18000 ] || ! kill -0 $display 2>/dev/null; then
            echo "scale.sh: the window did not read $1:" >&2
            cat "$own/window" >&2
            exit 1
        fi
    done
    pid=$(cat "$own/pid")
    sleep 2 # what follows the reading: rows, the first picture
    grep -E '^Vm(RSS|HWM)' "/proc/$pid/status" >"$own/memory"
    kill "$pid" 2>/dev/null || true
    pid=
    wait $display 2>/dev/null || true
}

# Milliseconds of a moment in the last window: "window shown", "library read", "first picture of the figure".
moment() { sed -n "s/^$1: \([0-9]*\) ms.*/\1/p" "$own/window" | head -1; }
megabytes() { awk -v what="$1:" '$1 == what { printf "%.0f MB\n", $2 / 1024 }' "$own/memory"; }

# Milliseconds of each answer of a running `tagline query -`, the first left out. Arguments: library, queries.
warm_answers() {
    local library=$1
    shift
    coproc ASK { exec "$tagline" query - "$library" 2>/dev/null; }
    local query begin answer first=yes
    for query in all "$@"; do
        begin=${EPOCHREALTIME/./}
        printf '%s\n' "$query" >&"${ASK[1]}"
        read -r answer <&"${ASK[0]}"
        [ -n "$first" ] || awk -v t=$((${EPOCHREALTIME/./} - begin)) 'BEGIN { printf "%.2f\n", t / 1000 }'
        first=
    done
    exec {ASK[1]}>&-
    wait "$ASK_PID" 2>/dev/null || true
}

echo "$(sed -n 's/^model name\s*: //p' /proc/cpuinfo | head -1), $(nproc) cores, $(${CXX:-c++} --version | head -1), $(date -u +%F)"
[ -z "$anyway" ] || echo "Beside other programs: not to be reported."

echo
echo "| sample library | cache empty | cache warm, median of $repeats |"
echo "|---|--:|--:|"
export TAGLINE_CACHE_DIR=$own/sample-cache
open_window resources/sample/sample.tagline
cold_shown=$(moment 'window shown') cold_picture=$(moment 'first picture of the figure')
for ((i = 0; i < repeats; ++i)); do
    open_window resources/sample/sample.tagline
    moment 'window shown' >>"$own/shown"
    moment 'first picture of the figure' >>"$own/picture"
done
row "window shown" "$cold_shown ms" "$(median <"$own/shown") ms"
row "first picture" "${cold_picture:-–} ms" "$(median <"$own/picture") ms"

for clips in $sizes; do
    library=$folder/$clips
    export TAGLINE_CACHE_DIR=$folder/$clips.cache
    [ -d "$library" ] || "$generator" "$library" --clips "$clips" --frames "$frames" --joints "$joints" --seed 1 >/dev/null
    mapfile -t tags < <(commonest_tags "$library" 12)
    [ ${#tags[@]} -ge 4 ] || { echo "scale.sh: $library has too few tags" >&2; exit 1; }
    echo
    echo "| $clips clips of $frames frames, $joints joints | first opening | second opening |"
    echo "|---|--:|--:|"
    open_window "$library"
    first=$(moment 'library read') first_memory=$(megabytes VmHWM)
    open_window "$library"
    row "library read" "$first ms" "$(moment 'library read') ms"
    row "window shown" "" "$(moment 'window shown') ms"
    row "memory, at most" "$first_memory" "$(megabytes VmHWM)"
    row "memory, at rest" "" "$(megabytes VmRSS)"
    queries=()
    for ((i = 0; i + 3 < ${#tags[@]}; ++i)); do
        queries+=("\"${tags[i]}\" | \"${tags[i + 1]}\"" "\"${tags[i]}\" & \"${tags[i + 1]}\" & (\"${tags[i + 2]}\" | \"${tags[i + 3]}\")"
            "longer(\"${tags[i]}\", 0.5s) - \"${tags[i + 2]}\"")
    done
    warm_answers "$library" "${queries[@]}" >"$own/answers"
    row "warm query, median of ${#queries[@]}" "" "$(median <"$own/answers") ms"
    row "warm query, worst" "" "$(sort -n "$own/answers" | tail -1) ms"
done
