#!/bin/sh
# Takes the golden pictures of tst_GoldenPictures anew, with the software OpenGL that is installed, where
# drawing was changed on purpose. Look at each of them before it is committed.
set -e
cd "$(dirname "$0")/../../.."
TAGLINE_TAKE_GOLDEN=1 ctest --preset dev -R '^tst_GoldenPictures$' --output-on-failure
git status --short tests/render/golden
