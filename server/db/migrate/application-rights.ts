import { startRefusal } from '#server/process/start-refusal.ts';
import type { Db } from '../database.ts';
import { boolean, number, text } from '../sql/codecs.ts';
import type { RowOf } from '../sql/row.ts';

/** Tables that record the applied migrations: the serving role reads them and no more. */
const structureTables = ['migration', 'migration_step'];

/**
 * Gives the application's role what the product does with rows, in every table, sequence and function that there is by
 * now, and takes from it what goes beyond. What a trigger refuses to everybody (a `refuse_…` before the statement) is
 * not granted in the first place.
 */
export async function grantRights(db: Db, role: string): Promise<void> {
  for (const { say } of [...(await tableRights(db, role)), ...(await otherRights(db, role))])
    await db.unsafe(say);
}

function tableRights(db: Db, role: string): Promise<{ say: string }[]> {
  return db.rows({ say: text })`
    select case when is_wanted then format('grant %s on table %s to %I', privilege, class.oid::regclass, ${role}::text)
      else format('revoke %s on table %s from %I', privilege, class.oid::regclass, ${role}::text) end as say
    from pg_class as class
    cross join (values ('select', 0), ('insert', 4), ('delete', 8), ('update', 16),
      ('truncate', null), ('references', null), ('trigger', null)) as known (privilege, event)
    cross join lateral (select case
      when event is null then false
      when event = 0 then true
      when class.relname = any(${structureTables}::text[]) then false
      else not exists (
        select from pg_trigger join pg_proc on pg_proc.oid = tgfoid
        where tgrelid = class.oid and tgenabled in ('O', 'A') and proname like 'refuse\_%'
          -- Before the statement, whatever it would change.
          and tgtype & 3 = 2 and tgtype & event = event and tgqual is null and tgattr::text = '')
      end) as right_now (is_wanted)
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p', 'v')
      and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
      and has_table_privilege(${role}::text, class.oid, privilege) <> is_wanted
    order by class.relname, privilege`;
}

/** Sequences and functions, and the place itself, in which the role may make nothing of its own. */
function otherRights(db: Db, role: string): Promise<{ say: string }[]> {
  return db.rows({ say: text })`
    select format('grant usage, select on sequence %s to %I', oid::regclass, ${role}::text) as say from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S'
      and not (has_sequence_privilege(${role}::text, oid, 'usage') and has_sequence_privilege(${role}::text, oid, 'select'))
    union all
    select format('grant execute on routine %s to %I', oid::regprocedure, ${role}::text) from pg_proc
    where pronamespace = 'public'::regnamespace and not has_function_privilege(${role}::text, oid, 'execute')
    union all
    select format('grant usage on schema public to %I', ${role}::text)
    where not has_schema_privilege(${role}::text, 'public', 'usage')
    union all
    select format('revoke create on schema public from public, %I', ${role}::text)
    where has_schema_privilege(${role}::text, 'public', 'create')
    union all
    select format('grant connect on database %I to %I', current_database(), ${role}::text)
    where not has_database_privilege(${role}::text, current_database(), 'connect')
    union all
    -- A table of its own by another's name would be found before it.
    select format('revoke create, temporary on database %I from public, %I', current_database(), ${role}::text)
    where has_database_privilege(${role}::text, current_database(), 'create, temporary')`;
}

const standingRow = {
  role: text,
  isSuperuser: boolean,
  /** May become the one who asks, or any other. */
  becomesOwner: boolean,
  owned: number,
};
type Standing = RowOf<typeof standingRow>;

/** Roles that the application can have, seen by the owner who is connected. */
async function standingOf(db: Db, role: string): Promise<Standing> {
  const [row] = await db.one(standingRow)`
    select rolname as role, rolsuper as "isSuperuser",
      rolcreaterole or pg_has_role(rolname, current_user, 'member') as "becomesOwner", (
        select count(*) from pg_shdepend, pg_database as here
        where here.datname = current_database() and refclassid = 'pg_authid'::regclass
          and refobjid = pg_roles.oid and deptype = 'o'
          and (dbid = here.oid or (classid = 'pg_database'::regclass and objid = here.oid))) as owned
    from pg_roles where rolname = ${role}`;
  return row;
}

/** True when the role owns anything that it serves from, rules included. */
export async function ownsAnything(db: Db, role: string): Promise<boolean> {
  const { isSuperuser, owned } = await standingOf(db, role);
  return isSuperuser || owned > 0;
}

/** An owner who is kept apart from the application guards nothing while the application can do the same. */
export async function refuseOwner(db: Db, role: string): Promise<void> {
  const { isSuperuser, becomesOwner, owned } = await standingOf(db, role);
  const [owner] = await db.one({ name: text })`select current_user as name`;
  if (owner.name === role)
    throw startRefusal(
      `MIGRATE_DATABASE_URL: it has the user of DATABASE_URL, ${role}; give it the owner’s.`,
    );
  if (isSuperuser || becomesOwner)
    throw startRefusal(
      `DATABASE_URL: its user ${role} ${isSuperuser ? 'is a superuser' : `may become ${owner.name}`} and could take every rule away; let the product serve as one who may not.`,
    );
  if (owned > 0)
    throw startRefusal(
      `DATABASE_URL: its user ${role} owns ${owned} things of this database and could take their rules away. Let an administrator say there once: reassign owned by "${role}" to "${owner.name}"`,
    );
}
