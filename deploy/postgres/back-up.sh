#!/bin/sh
# One base backup, whole or not at all; then lets go of what is older than KEEP_DAYS, and of the log before it.
set -eu
base=${BACKUPS:-/backups}/base
wal=${BACKUPS:-/backups}/wal
mkdir -p "$base"
rm -rf "$base"/*.part
pg_basebackup -D "$base/coming.part" -F tar -z -X fetch -c fast --no-password
# Named after its end: to a moment before that, no database comes back from it.
name=$(date -u +%Y%m%dT%H%M%SZ)
# Read through once; backup_manifest is for pg_verifybackup when it is unpacked.
gzip -t "$base/coming.part/base.tar.gz"
[ -s "$base/coming.part/backup_manifest" ]
sync
mv "$base/coming.part" "$base/$name"
# For those who watch how old the last one is; the very first may be older than the product's tables.
if [ -n "${DATABASE_URL:-}" ]; then
  psql -q "$DATABASE_URL" -c "insert into backup_made (way, made_at) values ('base', now())
    on conflict (way) do update set made_at = excluded.made_at" || echo 'nobody could be told of it' >&2
fi
find "$base" -mindepth 1 -maxdepth 1 -type d ! -name '*.part' ! -name "$name" -mtime "+${KEEP_DAYS:-7}" -exec rm -rf {} +
oldest=$(find "$base" -mindepth 1 -maxdepth 1 -type d ! -name '*.part' | sort | head -n 1)
begins=$(tar -xzOf "$oldest/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\))$/\1/p')
[ -n "$begins" ] && pg_archivecleanup "$wal" "$begins"
echo "base backup $name: $(du -sh "$base/$name" | cut -f1)"
