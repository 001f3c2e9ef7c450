#!/bin/sh
# A replica: copies the primary the first time, then follows it through its slot.
set -eu
: "${PGDATA:?}"
export PGPASSWORD="$REPLICATION_PASSWORD"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # A copy that was cut off is begun anew.
  rm -rf "$PGDATA.coming"
  pg_basebackup -h "$PRIMARY_HOST" -p "${PRIMARY_PORT:-5432}" -U replicator -D "$PGDATA.coming" -S "$REPLICATION_SLOT" -X stream -R -c fast
  mkdir -p "$(dirname "$PGDATA")"
  rm -rf "$PGDATA"
  mv "$PGDATA.coming" "$PGDATA"
fi
unset PGPASSWORD
exec postgres -D "$PGDATA" -c hot_standby=on -c max_connections=200 "$@"
