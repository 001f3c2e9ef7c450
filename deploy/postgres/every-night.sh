#!/bin/sh
# A base backup at the start and then each night at one, when the fewest order; one that failed is tried again in an hour.
set -eu
while true; do
  if sh "$(dirname "$0")/back-up.sh"; then
    now=$(date -u +%s)
    pause=$((86400 - now % 86400))
  else
    echo 'the base backup failed; again in an hour' >&2
    pause=3600
  fi
  sleep "$pause" &
  wait $!
done
