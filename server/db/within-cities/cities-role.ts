import type { Db } from '../database.ts';
import { boolean, text } from '../sql/codecs.ts';
import { citiesRole } from './role-name.ts';

/**
 * Makes the role, which every database of the server then has, where who asks may make one. PostgreSQL 15 cannot let somebody become a role
 * without having its limits all the time.
 */
export async function ensureCitiesRole(db: Db): Promise<'there' | 'not-allowed'> {
  const [row] = await db.one({ isThere: boolean, mayMake: boolean, isOld: boolean })`
    select exists (select from pg_roles where rolname = ${citiesRole}) as "isThere",
      rolsuper or rolcreaterole as "mayMake", current_setting('server_version_num')::int < 160000 as "isOld"
    from pg_roles where rolname = current_user`;
  if (row.isOld) return 'not-allowed';
  if (row.isThere) return 'there';
  if (!row.mayMake) return 'not-allowed';
  await db.unsafe(`do $$ begin
    create role ${citiesRole} nologin;
    exception when duplicate_object or unique_violation then null; end $$`);
  return 'there';
}

/** Lets the one who serves become the role. They inherit nothing from it: it would limit them all the time. */
export async function letBecome(db: Db, serving: string | undefined): Promise<void> {
  const rows = await db.rows({ say: text })`
    select format('grant %I to %I with inherit false, set true', ${citiesRole}::text, rolname) as say
    from pg_roles as member where rolname = coalesce(${serving ?? null}::name, current_user) and not rolsuper
      -- Where another place of the server made the role, its administrator says who may become it.
      and pg_has_role(current_user, ${citiesRole}, 'member with admin option') and not exists (
      select from pg_auth_members as held where held.member = member.oid and set_option and not inherit_option
        and roleid = (select oid from pg_roles where rolname = ${citiesRole}))`;
  for (const { say } of rows) await db.unsafe(say);
}
