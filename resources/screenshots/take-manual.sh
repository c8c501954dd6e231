#!/usr/bin/env bash
# Takes the manual's pictures anew: the window's own panels, as the test tst_ManualPictures sets them up.
#   resources/screenshots/take-manual.sh [BUILD]
set -euo pipefail
cd "$(dirname "$0")/../.."
build=$(realpath "${1:-build/dev}")
pictures=resources/manual/pictures
command -v convert >/dev/null || { echo "take-manual.sh needs convert (package imagemagick)" >&2; exit 1; }

mkdir -p $pictures
TAGLINE_PICTURES=$(realpath $pictures) ctest --test-dir "$build" -R '^tst_ManualPictures$' --output-on-failure
for picture in $pictures/*.png; do # a panel has few colours
    convert "$picture" +dither -colors 96 -strip -define png:compression-level=9 "png8:$picture.small"
    mv "$picture.small" "$picture"
done
du -cb $pictures/*.png | tail -1
