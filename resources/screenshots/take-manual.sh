#!/usr/bin/env bash
# Takes the manual's pictures anew, in each of its languages: the window's own panels, as the test tst_ManualPictures sets them up.
#   resources/screenshots/take-manual.sh [BUILD]
set -euo pipefail
cd "$(dirname "$0")/../.."
build=$(realpath "${1:-build/dev}")
command -v convert >/dev/null || { echo "take-manual.sh needs convert (package imagemagick)" >&2; exit 1; }

# take LANGUAGE FOLDER
take() {
    mkdir -p "$2"
    LANGUAGE=$1 TAGLINE_PICTURES=$(realpath "$2") ctest --test-dir "$build" -R '^tst_ManualPictures$' --output-on-failure
    for picture in "$2"/*.png; do # a panel has few colours
        convert "$picture" +dither -colors 96 -strip -define png:compression-level=9 "png8:$picture.small"
        mv "$picture.small" "$picture"
    done
}

take en resources/manual/pictures
take de resources/manual/de/pictures
du -cb resources/manual/pictures/*.png resources/manual/de/pictures/*.png | tail -1
