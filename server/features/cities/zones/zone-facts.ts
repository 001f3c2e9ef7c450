import {
  liesIn,
  middleOf,
  outlineFault,
  pointOf,
  turned,
  type Outline,
  pointsOf,
} from '#contract/cities/zones/outline.ts';
import { neighbourUnder } from '#contract/cities/zones/overlap.ts';
import { isDrawnOutside } from '#contract/cities/zones/redrawn.ts';
import { zoneNamed } from '#contract/cities/zones/resolve.ts';
import type { Place } from '#contract/areas.ts';
import type { Actor } from '#server/audit/actor.ts';
import { recordChange, type Facts } from '#server/audit/store.ts';
import { violatedRule } from '#server/db/violated-rule.ts';
import type { Db } from '#server/db/database.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import type { ZoneFacts, ZoneRow } from './store.ts';

type Written = Omit<ZoneFacts, 'middle'>;

export type Unfit = 'bad-outline' | 'outside-city' | 'zone-name-taken' | 'zones-overlap';

/** The zone as it would be stored, or the reason why it cannot stand beside the others. */
export function factsBeside(
  written: Written,
  { zones, own, middle }: { zones: readonly ZoneRow[]; own: ZoneRow | undefined; middle: Place },
): { ok: true; value: ZoneFacts } | { ok: false; reason: Unfit } {
  if (outlineFault(written.outline) !== undefined) return { ok: false, reason: 'bad-outline' };
  const outline = turned(written.outline);
  if (isOutside(outline, own, middle)) return { ok: false, reason: 'outside-city' };
  const others = zones.filter(({ id }) => id !== own?.id);
  if (zoneNamed(others, written.name) !== undefined) return { ok: false, reason: 'zone-name-taken' };
  const drawn = others.map(({ id, outline: stored }) => ({ id, outline: pointsOf(stored) }));
  if (neighbourUnder(outline, drawn, null) !== undefined) return { ok: false, reason: 'zones-overlap' };
  return { ok: true, value: { ...written, outline, middle: middleFor(outline, own) } };
}

/** True where an outline, turned, lies too far from the middle of its city, unless the zone is stored so. */
export function isOutside(outline: Outline, before: ZoneRow | undefined, city: Place): boolean {
  return isDrawnOutside(city, before && pointsOf(before.outline), outline);
}

/** The middle stays where it was for as long as it lies in the zone: orders under way are brought there. */
export function middleFor(outline: Outline, before: ZoneRow | undefined): Place {
  return before !== undefined && liesIn(outline, pointOf(before))
    ? { latitude: before.latitude, longitude: before.longitude }
    : middleOf(outline);
}

const byRule: Readonly<Record<string, Unfit>> = {
  one_zone_a_name: 'zone-name-taken',
  an_outline_is_plain: 'bad-outline',
  zones_do_not_overlap: 'zones-overlap',
};

/** A write that the database refuses in the end is refused in the same words. */
export async function refusedBy<Value>(
  work: () => Promise<Value>,
): Promise<Value | { ok: false; reason: Unfit }> {
  try {
    return await work();
  } catch (error) {
    const reason = byRule[violatedRule(error) ?? ''];
    if (reason === undefined) throw error;
    return { ok: false, reason };
  }
}

/** Writes down what was made of a zone, and tells the screens that show it. */
export async function recordZone(
  db: Db,
  by: Actor,
  action: string,
  change: { before: ZoneRow | undefined; after: ZoneRow },
): Promise<void> {
  const { before, after } = change;
  await recordChange(db, by, {
    action,
    noun: 'zones',
    subject: after.id,
    before: before === undefined ? null : auditFacts(before),
    after: auditFacts(after),
  });
  await writeEvent(db, { topics: ['zones'], kind: 'zone.changed', payload: { zoneId: after.id } });
}

function auditFacts({ name, outline, feeKobo, isOpen }: ZoneRow): Facts {
  const points = pointsOf(outline).map(([north, east]) => `${north / 1e6}, ${east / 1e6}`);
  return { name, feeKobo, isOpen, outline: points };
}
