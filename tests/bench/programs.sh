#!/usr/bin/env bash
# Takes the figures of what build servers and training pipelines wait for, over the sidecars of 2,600 clips: tagging and
# renaming (each file durable), checking with 20 rules, masks in Python (README.md here).
#
#   tests/bench/programs.sh                  a Release build of the command line, then some minutes
#   tests/bench/programs.sh --build FOLDER   a build that is there, as it is
#   tests/bench/programs.sh --clips 2600     so many clips
#
# Prints Markdown: medians and the slowest, in seconds.
set -euo pipefail
cd "$(dirname "$0")/../.."
source tests/bench/measured.sh

clips=2600 repeats=5 build=
while [ $# -gt 0 ]; do
    case $1 in
        --clips) clips=$2; shift 2 ;;
        --repeats) repeats=$2; shift 2 ;;
        --build) build=$2; shift 2 ;;
        *) sed -n '2,9s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
    esac
done
find_programs "$build"
export XDG_CACHE_HOME=$own/cache
library=$own/library
"$generator" "$library" --clips "$clips" --frames 120 --joints 16 --tags 40 --seed 1 >/dev/null

# Twenty rules, each a query that is walked over every clip.
first=$(python3 - "$library" <<'PY'
import json, sys
sys.path.insert(0, "resources/python")
import tagline_tags
names = sorted({name for clip in tagline_tags.read_folder(sys.argv[1]) for name in clip.tags})
checks = [{"name": f"rule {i}", "expect": "none", "query": f"{names[i]} & {names[i + 1]} & ~{names[i + 2]}"} for i in range(20)]
json.dump({"format": "tagline.library", "version": 1, "checks": checks}, open(sys.argv[1] + "/bench.tagline", "w"))
print(names[0])
PY
)

# timed WHAT GOAL COMMAND…: one row of the table. {} in the command is the number of the run.
timed() {
    local what=$1 goal=$2 status
    shift 2
    for run in $(seq "$repeats"); do
        status=0
        /usr/bin/env time -f %e -o "$own/time" -- "${@//\{\}/$run}" >"$own/out" 2>&1 || status=$?
        [ "$status" -le 1 ] || { cat "$own/out" >&2; exit 1; }
        tail -1 "$own/time"
    done | sort -n | awk -v what="$what" -v goal="$goal" '{ v[NR] = $1 } END { printf "| %s | %.2f | %.2f | < %s |\n", what, v[int((NR + 1) / 2)], v[NR], goal }'
}

echo "| $clips sidecars, 40 tags each | median s | slowest s | goal s |"
echo "|---|---|---|---|"
timed "\`tagline query\`, to warm the cache of clips" – "$tagline" query "$first" "$library"
timed "\`tagline tag Timed{} --frames 2:8\`" 4 "$tagline" tag 'Timed{}' --new --frames 2:8 "$library"
timed "\`tagline rename Timed{} Renamed{}\`" 4 "$tagline" rename 'Timed{}' 'Renamed{}' "$library"
timed "\`tagline check\`, 20 rules" 1 "$tagline" check "$library"
timed "Python: masks of one tag of every clip" 2 python3 -c "
import sys
sys.path.insert(0, 'resources/python')
import tagline_tags
clips = tagline_tags.read_folder(sys.argv[1])
print(sum(sum(clip.mask(sys.argv[2])) for clip in clips))" "$library" "$first"
