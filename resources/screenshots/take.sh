#!/usr/bin/env bash
# Takes the README's picture: the real window on the sample library, driven by keys, under an X server of its own.
#   resources/screenshots/take.sh [PROGRAM] [OUTPUT.png]
set -euo pipefail
cd "$(dirname "$0")/../.."
program=$(realpath "${1:-build/release/app/tagline}")
output=$(realpath -m "${2:-resources/screenshots/window.png}")

if [ -z "${TAGLINE_TAKING_PICTURE:-}" ]; then
    for tool in xdotool import; do
        command -v $tool >/dev/null || { echo "take.sh needs $tool (packages xdotool, imagemagick)" >&2; exit 1; }
    done
    TAGLINE_TAKING_PICTURE=1 TAGLINE_TEST_SCREEN=1700x1100x24 exec tests/support/with-display.sh "$0" "$program" "$output"
fi

scratch=$(mktemp -d)
trap 'kill $app 2>/dev/null || true; rm -rf "$scratch"' EXIT
export XDG_CONFIG_HOME=$scratch XDG_DATA_HOME=$scratch
"$program" resources/sample/sample.tagline &
app=$!
window=$(xdotool search --sync --onlyvisible --name 'Tagline' | head -1)
xdotool windowactivate --sync "$window" windowmove "$window" 0 0 windowsize --sync "$window" 1680 1050
sleep 6
key() { xdotool key --window "$window" --delay 60 "$@"; sleep 0.3; }
text() { xdotool type --window "$window" --delay 40 "$1"; sleep 0.6; }

key ctrl+f
text 'Run & ~Bad'
key Return                                # the query is finished, the timeline has the keys
key ctrl+bracketright                     # the first hit
xdotool mousemove 900 930 sleep 0.2       # away from every tooltip
key ctrl+1
key Next                                  # the other track: a clip below in the list
key ctrl+2
key x
sleep 0.8
key space
key ctrl+bracketright ctrl+bracketright   # back to a hit of the query, and on to where tags overlap
key shift+Right shift+Right shift+Right
sleep 4                                   # the figure is drawn on a thread of its own
import -window root -crop 1680x1050+0+0 +repage "$output"
echo "$output"
