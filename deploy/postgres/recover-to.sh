#!/bin/sh
# recover-to.sh '2026-11-21 20:23:50+00' FOLDER: a new data folder that comes up as the database was at that moment.
# It touches nothing that is there; the moment lies after a base backup, and within what the archive has.
set -eu
moment=$1
folder=$2
base=${BACKUPS:-/backups}/base
wal=${BACKUPS:-/backups}/wal
if [ -e "$folder" ]; then
  echo "$folder is there already: name one that is not" >&2
  exit 1
fi
wanted=$(date -u -d "$moment" +%Y%m%dT%H%M%SZ)
chosen=$(find "$base" -mindepth 1 -maxdepth 1 -type d -name '*Z' -exec basename {} \; | sort | awk -v wanted="$wanted" '$0 <= wanted' | tail -n 1)
if [ -z "$chosen" ]; then
  echo "no base backup is older than $moment" >&2
  exit 1
fi
rm -rf "$folder.coming"
mkdir -p "$(dirname "$folder")"
mkdir -m 700 "$folder.coming"
tar -xzf "$base/$chosen/base.tar.gz" -C "$folder.coming"
pg_verifybackup -q -n -m "$base/$chosen/backup_manifest" "$folder.coming"
cat >>"$folder.coming/postgresql.auto.conf" <<CONF
restore_command = 'cp "$wal/%f" "%p"'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
CONF
touch "$folder.coming/recovery.signal"
mv "$folder.coming" "$folder"
echo "from the base backup $chosen: start PostgreSQL on $folder, and look before anybody else does"
