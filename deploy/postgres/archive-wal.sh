#!/bin/sh
# archive_command: keeps one finished piece of the log. Whole or not at all, and never over another piece:
# PostgreSQL asks again until this says yes.
set -eu
from=$1
to=${ARCHIVE:-/backups/wal}/$2
if [ -e "$to" ]; then
  # PostgreSQL asks again after a yes that was lost.
  cmp -s "$from" "$to"
  exit
fi
cp "$from" "$to.part"
sync "$to.part"
mv "$to.part" "$to"
sync "$(dirname "$to")"
