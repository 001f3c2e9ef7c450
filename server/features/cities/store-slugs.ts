import type { Db } from '#server/db/database.ts';

/** True when no other market or city has the slug; who else wants it waits until this transaction ends. */
export async function claimSlug(db: Db, slug: string, forId: string | null): Promise<boolean> {
  await db`select pg_advisory_xact_lock(hashtext('market slug'), hashtext(${slug}))`;
  const others = await db`
    select from (select id, slug from market union all select id, slug from city) as page
    where slug = ${slug} and (${forId}::uuid is null or id <> ${forId}::uuid)`;
  return others.length === 0;
}
