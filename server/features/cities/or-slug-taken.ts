import { violatedRule } from '#server/db/violated-rule.ts';

const slugRules = new Set(['market_slug_key', 'city_slug_key']);

/** Refuses where the database refused a slug that somebody took without claiming it. */
export async function orSlugTaken<Outcome>(
  work: Promise<Outcome>,
): Promise<Outcome | { ok: false; reason: 'slug-taken' }> {
  try {
    return await work;
  } catch (error) {
    if (slugRules.has(violatedRule(error) ?? '')) return { ok: false, reason: 'slug-taken' };
    throw error;
  }
}
