#!/bin/sh
# Makes the user as whom the product serves and who owns nothing: with the database, and again whenever wanted. The
# product says what it may do in each table, when its owner has brought the database up to date.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$APPLICATION_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
select 'create role marketwaka_app login' where not exists (select from pg_roles where rolname = 'marketwaka_app') \gexec
alter role marketwaka_app password :'password';
SQL
