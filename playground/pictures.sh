#!/usr/bin/env bash
# Makes the pictures in docs/playground and public from the built page, after check.sh.
set -euo pipefail
cd "$(dirname "$0")"
source ../.ci/common.sh
need pngquant pngquant
need img2webp webp
pictures=../docs/playground
frames=$(mktemp -d)
trap 'rm -rf "$frames"' EXIT
mkdir -p "$pictures" public
node test/pictures.mjs "$pictures" "$frames"
pngquant --force --strip --ext .png --quality 60-90 "$pictures"/*.png public/card.png
img2webp -loop 0 -d 160 -lossy -q 35 -m 6 "$frames"/*.png -o "$pictures/drag.webp" >/dev/null
