#!/bin/sh
# One base backup, whole or not at all; then lets go of what is older than KEEP_DAYS, and of the log before it.
set -eu
base=${BACKUPS:-/backups}/base
wal=${BACKUPS:-/backups}/wal
name=$(date -u +%Y%m%dT%H%M%SZ)
mkdir -p "$base"
rm -rf "$base"/*.part
pg_basebackup -D "$base/$name.part" -F tar -z -X fetch -c fast --no-password
# Read through once; backup_manifest is for pg_verifybackup when it is unpacked.
gzip -t "$base/$name.part/base.tar.gz"
[ -s "$base/$name.part/backup_manifest" ]
sync
mv "$base/$name.part" "$base/$name"
find "$base" -mindepth 1 -maxdepth 1 -type d ! -name '*.part' ! -name "$name" -mtime "+${KEEP_DAYS:-7}" -exec rm -rf {} +
oldest=$(find "$base" -mindepth 1 -maxdepth 1 -type d ! -name '*.part' | sort | head -n 1)
begins=$(tar -xzOf "$oldest/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\))$/\1/p')
[ -n "$begins" ] && pg_archivecleanup "$wal" "$begins"
echo "base backup $name: $(du -sh "$base/$name" | cut -f1)"
