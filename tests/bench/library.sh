#!/usr/bin/env bash
# Takes what a library of thousands of clips must hold, each figure beside its goal, in one table (README.md here): reading BVH,
# the first import, the second opening, queries, an edit's way to the screen, a key's way to the lit wall, painting.
#
#   tests/bench/library.sh                     2,600 and 66,000 clips: a Release build, then an hour or two
#   tests/bench/library.sh --clips N --many M  libraries of other sizes; --frames N: of the longest clip of the former
#   tests/bench/library.sh --only "wall list"    some parts: painting list wall opening editing importing; in that order, the short ones first
#   tests/bench/library.sh --build FOLDER      a build that is there, with benchmarks, as it is
#   tests/bench/library.sh --folder FOLDER     where libraries and caches lie; they stay there (default: none stay)
#   tests/bench/library.sh --anyway            also where other programs run: not to be reported
#
# Needs a display or Xvfb, 16 GB of disk and 4 GB of memory. Prints Markdown; a figure that is no number is an en dash.
set -euo pipefail
cd "$(dirname "$0")/../.."
source tests/bench/measured.sh

clips=2600 many=66000 frames=1500 joints=31 repeats=5 build= folder= anyway=
parts="painting list wall opening editing importing"
while [ $# -gt 0 ]; do
    case $1 in
        --clips) clips=$2; shift 2 ;;
        --many) many=$2; shift 2 ;;
        --frames) frames=$2; shift 2 ;;
        --joints) joints=$2; shift 2 ;;
        --repeats) repeats=$2; shift 2 ;;
        --only) parts=$2; shift 2 ;;
        --build) build=$2; shift 2 ;;
        --folder) folder=$2; shift 2 ;;
        --anyway) anyway=--anyway; shift ;;
        *) sed -n '2,13s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
    esac
done

refuse_busy_machine "$anyway"
programs="bench_BvhReading bench_KeyToScreen bench_KeyToWall bench_LibraryRows bench_TimelinePainting bench_WallPainting"
if [ -z "$build" ]; then
    build=build/bench
    {
        cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DTAGLINE_BENCHMARKS=ON
        # shellcheck disable=SC2086
        cmake --build "$build" --target tagline tagline-cli tagline-import tagline-library-generator $programs
    } >"$build.log" 2>&1 || { cat "$build.log" >&2; exit 1; }
    rm -f "$build.log"
fi
find_programs "$build"
for program in $programs; do
    [ -x "$build/tests/bench/$program" ] || { echo "library.sh: $build has no $program" >&2; exit 1; }
done
[ -n "$folder" ] || folder=$own/libraries
mkdir -p "$folder"
export TAGLINE_CACHE_MEGABYTES=16384 TAGLINE_SOURCE_DIR=$PWD TAGLINE_BINARY_DIR=$PWD/$build

row() { printf '| %s | %s | %s |\n' "$@"; }
median() { sort -n | awk '{ v[NR] = $1 } END { if (NR) print v[int((NR + 1) / 2)]; else print "–" }'; }

# Leaves what a benchmark says in $own/NAME.json. Arguments: NAME, and what it is given.
run_benchmark() {
    local name=$1
    shift
    QT_QPA_PLATFORM=offscreen "$build/tests/bench/$name" --benchmark_format=json "$@" >"$own/$name.json" 2>"$own/said" ||
        { cat "$own/said" >&2; exit 1; }
}

# A figure of such a file: the median of its runs where it has several. Arguments: NAME, the run's name, the member.
figure() {
    python3 - "$own/$1.json" "$2" "$3" <<'PY'
import json, statistics, sys
runs = json.load(open(sys.argv[1]))["benchmarks"]
found = [run[sys.argv[3]] for run in runs if run["run_name"] == sys.argv[2] and run["run_type"] == "iteration" and sys.argv[3] in run]
print(statistics.median(found) if found else "–")
PY
}

# A library of so many clips of so many frames and joints, where it is not there yet. Sets library.
make_library() {
    library=$folder/$1
    [ -d "$library" ] || "$generator" "$library" --clips "$1" --frames "$2" --joints "$3" --tags 40 --seed 1 >/dev/null
}

# Median seconds of a command, after one run that does not count. Its exit status must be 0.
seconds_of() {
    local run
    "$@" >"$own/out" 2>&1 || { cat "$own/out" >&2; exit 1; }
    for ((run = 0; run < repeats; ++run)); do
        /usr/bin/env time -f %e -o "$own/time" -- "$@" >"$own/out" 2>&1
        cat "$own/time"
    done | median
}

reading_bvh() {
    run_benchmark bench_BvhReading --benchmark_filter=/real:0 --benchmark_repetitions="$repeats"
    ours=$(figure bench_BvhReading ours/real:0 bytes_per_second)
    assimp=$(figure bench_BvhReading assimp/real:0 bytes_per_second)
    row "BVH, 8 takes: our reader on one core" "≥ 500 MB/s" "$(awk -v b="$ours" 'BEGIN { printf "%.0f MB/s", b / 1e6 }')"
    row "the same ÷ Assimp" "≥ 10" "$(awk -v a="$ours" -v b="$assimp" 'BEGIN { printf "%.1f", a / b }')"
}

# Assimp alone on all cores is what the same bytes take at the speed that it has on the takes before.
importing() {
    local bytes begin
    make_library "$clips" "$frames" "$joints"
    export TAGLINE_CACHE_DIR=$folder/$clips.first
    rm -rf "$TAGLINE_CACHE_DIR"
    bytes=$(find "$library" -name '*.bvh' -printf '%s\n' | awk '{ n += $1 } END { printf "%.0f", n }')
    sync # what was generated is not written to the disk while it is read
    begin=${EPOCHREALTIME/./}
    "$tagline" query none "$library" >"$own/out" 2>&1 || { cat "$own/out" >&2; exit 1; }
    row "first import of $clips clips ($((bytes / 1000000)) MB of BVH), Assimp's seconds on $(nproc) cores ÷ ours" "≥ 5" \
        "$(awk -v t=$((${EPOCHREALTIME/./} - begin)) -v b="$bytes" -v a="$assimp" -v n="$(nproc)" 'BEGIN { t /= 1e6
            printf "%.1f (%.1f s)", b / (a * n) / t, t }')"
    local tags
    mapfile -t tags < <(commonest_tags "$library" 5)
    [ ${#tags[@]} -eq 5 ] || { echo "library.sh: $library has too few tags" >&2; exit 1; }
    row "\`tagline query\` of five tags, warm" "< 0.3 s" \
        "$(seconds_of "$tagline" query "${tags[0]} & (${tags[1]} | ${tags[2]}) - (${tags[3]} & ${tags[4]})" "$library") s"
}

# The tables of scale.sh: the second opening in the window, and the sample.
opening() {
    tests/bench/scale.sh --build "$build" --folder "$folder/scale" --clips "$clips $many" --repeats "$repeats" --anyway >"$own/scale" # asked at the beginning; the load now is this script's own
    awk -F ' *[|] *' -v few="$clips" -v many="$many" '
        /^[|] sample/ { size = "sample" }
        /^[|] [0-9]+ clips/ { split($2, words, " "); size = words[1] }
        size == "sample" && $2 == "first picture" { printf "| the sample, cache warm: first picture | < 500 ms | %s |\n", $4 }
        size != "sample" && $2 == "library read" { printf "| second opening of %s clips: read | %s | %s |\n", size, size == few ? "< 1000 ms" : "< 6000 ms", $4 }
        size != "sample" && $2 == "memory, at most" { printf "| the same: memory, at most | %s | %s |\n", size == few ? "< 300 MB" : "< 1200 MB", $4 }
    ' "$own/scale"
}

# The library of so many clips that scale.sh opens, with 40 tags. Sets library.
make_scaled_library() {
    library=$folder/scale/$1
    mkdir -p "$folder/scale"
    [ -d "$library" ] || "$generator" "$library" --clips "$1" --frames 120 --joints 16 --tags 40 --seed 1 >/dev/null
}

# How an edit comes to the screen with so many clips beside the one that is edited.
editing() {
    local size
    for size in 100 "$clips" "$many"; do
        make_scaled_library "$size"
        tests/support/with-display.sh "$build/tests/bench/bench_KeyToScreen" "$library" >"$own/keys" 2>"$own/said" ||
            { cat "$own/said" >&2; exit 1; }
        awk -F ' *[|] *' -v size="$size" '$2 ~ /^(nudge an edge|undo and redo|tag key begins a range, at rest)$/ {
            printf "| key to screen, %s clips: %s | ≤ 10, worst ≤ 16.7 ms | %s, worst %s ms |\n", size, $2, $3, $5 }' "$own/keys"
    done
}

# From a key to the wall that is lit by it: another answer to a query of five tags, and an edge that is nudged under a query.
lighting() {
    local size
    for size in "$clips" "$many"; do
        make_scaled_library "$size"
        tests/support/with-display.sh "$build/tests/bench/bench_KeyToWall" "$library" >"$own/keys" 2>"$own/said" ||
            { cat "$own/said" >&2; exit 1; }
        awk -F ' *[|] *' -v size="$size" -v few="$clips" '$2 ~ /^(a digit|nudge)/ {
            goal = size != few ? "≤ 100 ms" : $2 ~ /^nudge/ ? "≤ 16 ms" : "≤ 16, worst ≤ 33 ms"
            printf "| key to the lit wall, %s clips: %s | %s | %s, worst %s ms |\n", size, $2, goal, $3, $5 }' "$own/keys"
    done
}

# Arguments: the benchmark, what it paints, the end of the names of its runs.
painting() {
    local name
    run_benchmark "$1"
    for name in $(python3 -c "
import json, sys
print(*[run['run_name'] for run in json.load(open(sys.argv[1]))['benchmarks'] if 'median_ms' in run])" "$own/$1.json"); do
        [[ $name == */scale:2/* ]] || continue
        row "$2, scale 2: ${name%%/*}" "≤ 8, worst ≤ 16 ms" \
            "$(awk -v m="$(figure "$1" "$name" median_ms)" -v w="$(figure "$1" "$name" worst_ms)" 'BEGIN { printf "%.1f, worst %.1f ms", m, w }')"
    done
}

echo "$(sed -n 's/^model name\s*: //p' /proc/cpuinfo | head -1), $(nproc) cores, $(${CXX:-c++} --version | head -1), $(date -u +%F)"
[ -z "$anyway" ] || echo "Beside other programs: not to be reported."
echo
echo "| figure | goal | measured, median |"
echo "|---|--:|--:|"
for part in $parts; do
    case $part in
        painting)
            painting bench_WallPainting "the wall, 2,600 rows with 40 tags"
            painting bench_TimelinePainting "the timeline" ;;
        list)
            run_benchmark bench_LibraryRows --benchmark_repetitions="$repeats"
            row "a new answer, sorted and painted, 3,000 clips" "< 16 ms" \
                "$(figure bench_LibraryRows sortAndPaintAnAnswer real_time | awk '{ printf "%.1f ms", $1 }')" ;;
        wall) lighting ;;
        opening) opening ;;
        editing) editing ;;
        importing)
            reading_bvh
            importing ;;
        *) echo "library.sh: there is no part $part" >&2; exit 2 ;;
    esac
done
