#!/usr/bin/env bash
# Takes the figures of exporting a large library to a table, a database and arrays: what must hold is 20 s each, and memory
# that does not follow the export's size (README.md here).
#
#   tests/bench/exports.sh                       66,000 clips with 40 tags: a Release build, then some 30 minutes
#   tests/bench/exports.sh --clips 2600          so many clips
#   tests/bench/exports.sh --build FOLDER        a build that is there, as it is
#   tests/bench/exports.sh --folder FOLDER       where the library and its caches lie; they stay there (default: none stay)
#   tests/bench/exports.sh --anyway              also where other programs run: not to be reported
#
# Needs 8 GB of disk for 66,000 clips. Prints Markdown: seconds (median and slowest) and memory of the whole command, of which
# reading the library is the first row; bytes written; and whether an export that is ended midway leaves nothing.
set -euo pipefail
cd "$(dirname "$0")/../.."
source tests/bench/measured.sh

clips=66000 frames=120 joints=16 tags=40 repeats=3 build= folder= anyway= ended=0
while [ $# -gt 0 ]; do
    case $1 in
        --clips) clips=$2; shift 2 ;;
        --frames) frames=$2; shift 2 ;;
        --tags) tags=$2; shift 2 ;;
        --repeats) repeats=$2; shift 2 ;;
        --build) build=$2; shift 2 ;;
        --folder) folder=$2; shift 2 ;;
        --anyway) anyway=yes; shift ;;
        *) sed -n '2,12s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
    esac
done

refuse_busy_machine "$anyway"
find_programs "$build"
[ -n "$folder" ] || folder=$own
mkdir -p "$folder"
export TAGLINE_CACHE_DIR=$folder/$clips.cache TAGLINE_CACHE_MEGABYTES=16384
library=$folder/$clips
[ -d "$library" ] || "$generator" "$library" --clips "$clips" --frames "$frames" --joints "$joints" --tags "$tags" --seed 1 >/dev/null

# timed WHAT FILE COMMAND…: one row of the table. FILE is what the command writes, or - for nothing.
timed() {
    local what=$1 file=$2 run size=–
    shift 2
    rm -f "$own/times"
    for ((run = 0; run < repeats; ++run)); do
        [ "$file" = - ] || rm -f "$file"
        /usr/bin/env time -f '%e %M' -a -o "$own/times" -- "$@" >"$own/out" 2>&1 || { cat "$own/out" >&2; exit 1; }
    done
    [ "$file" = - ] || size=$(stat -c %s "$file" | awk '{ printf "%.0f", $1 / 1e6 }')
    sort -n "$own/times" | awk -v what="$what" -v size="$size" '{ s[NR] = $1; m = $2 > m ? $2 : m }
        END { printf "| %s | %.2f | %.2f | %.0f | %s |\n", what, s[int((NR + 1) / 2)], s[NR], m / 1024, size }'
}

echo "$(sed -n 's/^model name\s*: //p' /proc/cpuinfo | head -1), $(nproc) cores, $(${CXX:-c++} --version | head -1), $(date -u +%F)"
[ -z "$anyway" ] || echo "Beside other programs: not to be reported."
"$tagline" query all "$library" >"$own/out" 2>&1 || { cat "$own/out" >&2; exit 1; } # fills the cache

echo
echo "| $clips clips of up to $frames frames, $tags tags | median s | slowest s | memory, MB | written, MB |"
echo "|---|--:|--:|--:|--:|"
timed "reading alone: \`tagline query none\`" - "$tagline" query none "$library"
reading=$(sort -n "$own/times" | awk '{ s[NR] = $1 } END { print s[int((NR + 1) / 2)] }')
for format in csv sqlite npz; do
    timed "\`tagline export --to $format\`" "$own/tags.$format" "$tagline" export --to $format "$library" -o "$own/tags.$format"
done

# An export that is ended while it writes leaves no file: half a second after the library was read.
mkdir "$own/ended"
for format in csv sqlite npz; do
    "$tagline" export --to $format "$library" -o "$own/ended/tags.$format" 2>/dev/null &
    pid=$!
    sleep "$(awk -v reading="$reading" 'BEGIN { print reading + 0.5 }')"
    if kill -TERM $pid 2>/dev/null; then ended=$((ended + 1)); fi
    wait $pid 2>/dev/null || true
done
echo
left=$(find "$own/ended" -mindepth 1 | wc -l)
echo "$ended of 3 exports were ended while they wrote; $((left - 3 + ended)) files are left of them."
