#!/usr/bin/env bash
# Runs a command under an X server, a window manager and software OpenGL of its own, and returns its exit status.
# Shortcuts fire only in an active window, and windows become active only under a window manager.
set -u
scratch=$(mktemp -d)
trap 'kill ${wm:-} ${server:-} 2>/dev/null; wait 2>/dev/null; rm -rf "$scratch"' EXIT

for program in Xvfb openbox; do
    command -v $program >/dev/null || { echo "with-display.sh: $program is not installed (./test.sh installs it)" >&2; exit 1; }
done

# Compiled shaders stay in the build folder: making them costs every program that draws half a second of a core.
[ -n "${XDG_CACHE_HOME:-}" ] || [ -z "${TAGLINE_BINARY_DIR:-}" ] || export MESA_SHADER_CACHE_DIR="$TAGLINE_BINARY_DIR/shaders"
# The desktop of tests wants no animations, so that pictures are the same on a machine of any speed.
XDG_CONFIG_DIRS="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/desktop:/etc/xdg"
export XDG_CONFIG_DIRS
mkdir -m 700 "$scratch/runtime"
export XDG_RUNTIME_DIR="$scratch/runtime" XDG_CONFIG_HOME="$scratch/config" XDG_CACHE_HOME="${XDG_CACHE_HOME:-$scratch/cache}"
export LIBGL_ALWAYS_SOFTWARE=1 LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb NO_AT_BRIDGE=1

Xvfb -displayfd 3 -screen 0 "${TAGLINE_TEST_SCREEN:-1920x1200x24}" -nolisten tcp +extension GLX 3>"$scratch/display" 2>"$scratch/xvfb.log" &
server=$!
for _ in $(seq 100); do [ -s "$scratch/display" ] && break; sleep 0.1; done
[ -s "$scratch/display" ] || { echo "with-display.sh: Xvfb did not start" >&2; cat "$scratch/xvfb.log" >&2; exit 1; }
export DISPLAY=":$(cat "$scratch/display")"

openbox >"$scratch/openbox.log" 2>&1 &
wm=$!
sleep 0.3
"$@"
