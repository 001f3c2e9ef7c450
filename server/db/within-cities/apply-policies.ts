import { createHash } from 'node:crypto';
import type { Db } from '../database.ts';
import { inTurn } from '../migrate/in-turn.ts';
import { boolean, nullable, text } from '../sql/codecs.ts';
import { citiesRole } from './cities-role.ts';
import { cityPolicies } from './policies.ts';

/** Stands in the comment of each policy, so that one of an older version is known. */
export const policiesChecksum = createHash('sha256').update(JSON.stringify(cityPolicies)).digest('hex').slice(0, 16);

/**
 * Puts the policies in force. Everybody else goes on as before: a policy for all lets everything through, and the
 * limiting one is for the role alone.
 */
export async function applyCityPolicies(db: Db): Promise<void> {
  const standing = await readStanding(db);
  for (const [table, { sees, writes = sees }] of Object.entries(cityPolicies)) {
    const mark = `of the cities: ${createHash('sha256').update(`${sees} ${writes}`).digest('hex').slice(0, 16)}`;
    if (standing.get(table) === mark) continue;
    // The policy for all first: without one, a table whose rows are guarded shows none.
    await inTurn(db, () =>
      db.unsafe(`
        drop policy if exists everything on ${table};
        create policy everything on ${table} using (true) with check (true);
        drop policy if exists in_cities on ${table};
        create policy in_cities on ${table} as restrictive to ${citiesRole} using (${sees}) with check (${writes});
        drop policy if exists in_cities_taken on ${table};
        create policy in_cities_taken on ${table} as restrictive for delete to ${citiesRole} using (${writes});
        alter table ${table} enable row level security;
        comment on policy in_cities on ${table} is '${mark}'`),
    );
  }
}

async function readStanding(db: Db): Promise<Map<string, string>> {
  const rows = await db.rows({ table: text, isOn: boolean, mark: nullable(text) })`
    select class.relname::text as table, class.relrowsecurity as "isOn",
      obj_description(policy.oid, 'pg_policy') as mark
    from pg_policy as policy join pg_class as class on class.oid = policy.polrelid
    where policy.polname = 'in_cities' and class.relnamespace = 'public'::regnamespace`;
  return new Map(rows.flatMap(({ table, isOn, mark }) => (isOn && mark !== null ? [[table, mark] as const] : [])));
}
