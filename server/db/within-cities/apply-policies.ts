import { createHash } from 'node:crypto';
import type { Db } from '../database.ts';
import { inTurn } from '../migrate/in-turn.ts';
import { boolean, nullable, text } from '../sql/codecs.ts';
import { citiesRole } from './role-name.ts';
import { cityPolicies, type Policy } from './policies.ts';

/**
 * Puts the policies in force. Everybody else goes on as before: a policy for all lets everything through, and the
 * limiting one is for the role alone.
 */
export async function applyCityPolicies(db: Db): Promise<void> {
  const standing = await readStanding(db);
  for (const [table, policy] of Object.entries(cityPolicies)) {
    const statements = statementsFor(table, policy);
    const mark = `of the cities: ${checksumOf(statements)}`;
    if (standing.get(table) === mark) continue;
    await inTurn(db, async () => {
      for (const say of statements) await db.unsafe(say);
      // So that policies of an older version are known.
      await db.unsafe(`comment on policy in_cities on ${table} is '${mark}'`);
    });
  }
}

/** Changes with every policy. */
export function policiesChecksum(): string {
  return checksumOf(Object.entries(cityPolicies).flatMap(([table, policy]) => statementsFor(table, policy)));
}

function checksumOf(statements: readonly string[]): string {
  return createHash('sha256').update(statements.join(';')).digest('hex').slice(0, 16);
}

/** The policy for all first: a guarded table without one shows no row. */
function statementsFor(table: string, { sees, writes = sees }: Policy): string[] {
  const only = (name: string, rule: string) => [
    `drop policy if exists ${name} on ${table}`,
    `create policy ${name} on ${table} as restrictive ${rule}`,
  ];
  const role = `to ${citiesRole}`;
  return [
    `drop policy if exists everything on ${table}`,
    `create policy everything on ${table} using (true) with check (true)`,
    ...only('in_cities', `for select ${role} using (${sees})`),
    ...only('in_cities_added', `for insert ${role} with check (${writes})`),
    // A lock asks this one too, so that what cannot be changed is not found when somebody is about to.
    ...only('in_cities_changed', `for update ${role} using (${writes}) with check (${writes})`),
    ...only('in_cities_taken', `for delete ${role} using (${writes})`),
    `alter table ${table} enable row level security`,
  ];
}

async function readStanding(db: Db): Promise<Map<string, string>> {
  const rows = await db.rows({ table: text, isOn: boolean, mark: nullable(text) })`
    select class.relname::text as table, class.relrowsecurity as "isOn",
      obj_description(policy.oid, 'pg_policy') as mark
    from pg_policy as policy join pg_class as class on class.oid = policy.polrelid
    where policy.polname = 'in_cities' and class.relnamespace = 'public'::regnamespace`;
  return new Map(
    rows.flatMap(({ table, isOn, mark }) => (isOn && mark !== null ? [[table, mark] as const] : [])),
  );
}
