#!/usr/bin/env bash
# Makes the pictures in docs/playground from the built page, after check.sh.
set -euo pipefail
cd "$(dirname "$0")"
source ../.ci/common.sh
need pngquant pngquant
mkdir -p ../docs/playground
node test/pictures.mjs ../docs/playground
pngquant --force --strip --ext .png --quality 60-90 ../docs/playground/*.png
