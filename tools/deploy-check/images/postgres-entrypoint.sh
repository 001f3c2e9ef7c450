#!/bin/bash
# Does what the official image's entrypoint does with the variables that compose.yaml sets.
set -Eeuo pipefail
if [ "$1" != postgres ]; then
  exec "$@"
fi
if [ "$(id -u)" = 0 ]; then
  install -d -o postgres -g postgres -m 0700 "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --username="$POSTGRES_USER" --pwfile=<(printf '%s\n' "$POSTGRES_PASSWORD") >/dev/null
  printf '\nhost all all all scram-sha-256\n' >>"$PGDATA/pg_hba.conf"
  printf "\nlisten_addresses = '*'\n" >>"$PGDATA/postgresql.conf"
  pg_ctl -w -o "-c listen_addresses=''" start
  psql -v ON_ERROR_STOP=1 --no-psqlrc -U "$POSTGRES_USER" -d postgres -c "create database \"$POSTGRES_DB\""
  for script in /docker-entrypoint-initdb.d/*; do
    # One that may not be executed is read in, as the official image does.
    if [ -x "$script" ]; then "$script"; else . "$script"; fi
  done
  pg_ctl -m fast -w stop
fi
exec "$@"
