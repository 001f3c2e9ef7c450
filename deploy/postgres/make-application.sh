#!/bin/sh
# When the database is made, and again whenever wanted: as whom the product serves, who owns nothing. What it may do in
# each table the product says itself when its owner has brought the database up to date.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$APPLICATION_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
select 'create role marketwaka_app login' where not exists (select from pg_roles where rolname = 'marketwaka_app') \gexec
alter role marketwaka_app password :'password';
SQL
