#!/bin/sh
# Once, when the database is made: who may follow it and back it up.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$REPLICATION_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role replicator with replication login password :'password';
select pg_create_physical_replication_slot('replica', true);
SQL
echo 'host replication replicator samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
