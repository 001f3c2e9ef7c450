import type { Db } from '../database.ts';
import { boolean, nullable, number, text } from '../sql/codecs.ts';
import type { RowOf } from '../sql/row.ts';
import { readingRole } from './reading-role.ts';

/** Gives the role the views and takes from it, and from everybody, what goes beyond; nothing where there is no such role. */
export async function grantReading(db: Db): Promise<void> {
  for (const { say } of [...(await viewRights(db)), ...(await otherRights(db))]) await db.unsafe(say);
}

function viewRights(db: Db): Promise<{ say: string }[]> {
  return db.rows({ say: text })`
    select case when is_view
      then format('revoke all on table %s from public, %I; grant select on table %1$s to %2$I', class.oid::regclass, rolname)
      else format('revoke all on table %s from public, %I', class.oid::regclass, rolname) end as say
    from pg_roles, pg_class as class, lateral (
      select relkind = 'v' and relnamespace = to_regnamespace('reporting')
        and obj_description(relnamespace, 'pg_namespace') like 'views of MarketWaka: %') as kind (is_view)
    where rolname = ${readingRole} and not rolsuper and relkind in ('r', 'p', 'v', 'm', 'f')
      and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)
      and pg_has_role(relowner, 'usage') and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
      and (has_table_privilege(pg_roles.oid, class.oid, 'insert, update, delete, truncate, references, trigger')
        or has_any_column_privilege(pg_roles.oid, class.oid, 'insert, update, references')
        or has_any_column_privilege(pg_roles.oid, class.oid, 'select') <> is_view)
    order by class.oid::regclass::text`;
}

/** Sequences, the schemas and the place itself: the reading role makes nothing in them. */
function otherRights(db: Db): Promise<{ say: string }[]> {
  return db.rows({ say: text })`
    with reader as (select oid, rolname from pg_roles where rolname = ${readingRole} and not rolsuper)
    select format('revoke all on sequence %s from public, %I', class.oid::regclass, rolname) as say
    from reader, pg_class as class
    where relkind = 'S' and relnamespace = 'public'::regnamespace and pg_has_role(relowner, 'usage')
      and has_sequence_privilege(reader.oid, class.oid, 'usage, select, update')
    union all
    select format('grant usage on schema reporting to %I', rolname) from reader
    where obj_description(to_regnamespace('reporting'), 'pg_namespace') like 'views of MarketWaka: %'
      and not has_schema_privilege(reader.oid, 'reporting', 'usage')
    union all
    select format('revoke create on schema %I from public, %I', nspname, rolname) from reader, pg_namespace
    where nspname in ('public', 'reporting') and has_schema_privilege(reader.oid, pg_namespace.oid, 'create')
    union all
    select format('grant connect on database %I to %I', current_database(), rolname) from reader
    where not has_database_privilege(reader.oid, current_database(), 'connect')
    union all
    -- Everybody may store large objects, and an owner who is no superuser cannot change that.
    select format('revoke execute on function %s from public, %I', pg_proc.oid::regprocedure, rolname)
    from reader, pg_proc
    where pronamespace = 'pg_catalog'::regnamespace and proname in ('lo_creat', 'lo_create', 'lo_from_bytea')
      and pg_has_role(proowner, 'usage') and has_function_privilege(reader.oid, pg_proc.oid, 'execute')
    union all
    select format('revoke create, temporary on database %I from public, %I', current_database(), rolname) from reader
    where has_database_privilege(reader.oid, current_database(), 'create, temporary')`;
}

const readingStandRow = {
  views: number,
  /** Another hand made a schema of that name. */
  isForeign: boolean,
  mayMakeSchema: boolean,
  isSuperuser: boolean,
  mayMore: boolean,
  /** Roles whose rights it has beside its own. */
  memberOf: nullable(text),
  owns: boolean,
  /** Tables and views beside those that it is for, of which it reads a column. */
  readsBeyond: nullable(text),
  /** Functions that ask with the rights of another. */
  runs: nullable(text),
};
export type ReadingStand = RowOf<typeof readingStandRow>;

/** Reads from the catalogue what the role can do in the database that is asked. */
export async function readStand(db: Db): Promise<ReadingStand> {
  const [row] = await db.one(readingStandRow)`
    with reader as (select * from pg_roles where rolname = ${readingRole}),
    own as (select oid from pg_namespace where oid = to_regnamespace('reporting')
      and obj_description(oid, 'pg_namespace') like 'views of MarketWaka: %')
    select (select count(*) from pg_class, own where relnamespace = own.oid and relkind = 'v') as views,
      to_regnamespace('reporting') is not null and not exists (select from own) as "isForeign",
      has_database_privilege(current_database(), 'create') as "mayMakeSchema",
      coalesce((select rolsuper from reader), false) as "isSuperuser",
      coalesce((select rolcreaterole or rolcreatedb or rolreplication or rolbypassrls from reader), false) as "mayMore",
      (select string_agg(roleid::regrole::text, ', ' order by roleid::regrole::text) from pg_auth_members, reader
        where member = reader.oid) as "memberOf",
      exists (select from pg_shdepend, reader where refclassid = 'pg_authid'::regclass and refobjid = reader.oid
        and deptype = 'o') as owns,
      (select string_agg(class.oid::regclass::text, ', ' order by class.oid::regclass::text)
        from reader, pg_class as class
        where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace not in ('pg_catalog'::regnamespace,
            'information_schema'::regnamespace, 'pg_toast'::regnamespace)
          and relnamespace not in (select oid from own)
          and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
          and has_any_column_privilege(reader.oid, class.oid, 'select')) as "readsBeyond",
      (select string_agg(pg_proc.oid::regprocedure::text, ', ') from reader, pg_proc
        where prosecdef and has_function_privilege(reader.oid, pg_proc.oid, 'execute')
          and has_schema_privilege(reader.oid, pronamespace, 'usage')) as runs`;
  return row;
}
