import type { Db } from '#server/db/database.ts';
import { beforeTheFirst, linkOf } from './link.ts';
import type { SealedNoun } from './store-row-text.ts';
import { readSeals, readUnmarked, readWaiting, type SealedRow } from './store-walk.ts';

type SealedFault = 'row-gone' | 'row-changed' | 'seal-changed' | 'row-or-seal-changed' | 'row-backdated';

/** The first thing in the chain that is not as it was sealed. */
export type ChainFault =
  /** The seal itself is missing: the next one has a later place. */
  | { kind: 'seal-gone'; place: number }
  | { kind: SealedFault; place: number; noun: SealedNoun; id: number }
  | { kind: 'never-sealed' | 'waiting-row-gone'; noun: SealedNoun; id: number }
  /** A hash that was the head once belongs to none of the seals. */
  | { kind: 'head-unknown' };

export interface Walked {
  seals: number;
  head: string;
  /** Rows that wait for their seal, counted to a limit. */
  waiting: number;
  fault: ChainFault | undefined;
}

const batch = 1000;
const mostWaiting = 10_000;
/** Transactions end in another order than they begin in, and clocks are set: by less than this. */
const backdatedMs = 24 * 60 * 60_000;

/**
 * Reckons every seal anew from what its row says today, a batch at a time, stops at the first that differs, and looks
 * for rows outside of the chain. `knownHead` is a head that was noted elsewhere: without it, a chain that was cut off
 * at its end or reckoned anew from some place on is not told from a whole one.
 */
export async function walkChain(db: Db, knownHead?: string): Promise<Walked> {
  const walk: Walk = { seals: 0, head: beforeTheFirst, newestMs: new Map() };
  let isHeadKnown = knownHead === undefined || knownHead === beforeTheFirst;
  let fault: ChainFault | undefined;
  for await (const [seal, next] of sealsAndNext(db)) {
    fault = faultAt(walk, seal, next);
    if (fault !== undefined) break;
    isHeadKnown ||= seal.hash === knownHead;
  }
  const { waiting, gone } = await readWaiting(db, mostWaiting);
  fault ??= await faultOutside(db, gone);
  if (fault === undefined && !isHeadKnown) fault = { kind: 'head-unknown' };
  return { seals: walk.seals, head: walk.head, waiting, fault };
}

interface Walk {
  seals: number;
  head: string;
  /** The latest moment that a row of each kind names so far. */
  newestMs: Map<SealedNoun, number>;
}

/** Every seal with the one after it, which tells a changed row from a changed seal. */
async function* sealsAndNext(db: Db): AsyncGenerator<[SealedRow, SealedRow | undefined]> {
  let held: SealedRow | undefined;
  for (let isMore = true; isMore;) {
    const seals = await readSeals(db, held?.place ?? 0, batch);
    for (const seal of seals) {
      if (held !== undefined) yield [held, seal];
      held = seal;
    }
    isMore = seals.length === batch;
  }
  if (held !== undefined) yield [held, undefined];
}

/** The fault of this seal; without one the walk goes on behind it. */
function faultAt(walk: Walk, seal: SealedRow, next: SealedRow | undefined): ChainFault | undefined {
  const { place, noun, id, text, at } = seal;
  if (place !== walk.seals + 1) return { kind: 'seal-gone', place: walk.seals + 1 };
  if (text === null || at === null) return { kind: 'row-gone', place, noun, id };
  const reckoned = linkOf(walk.head, text);
  if (reckoned !== seal.hash) return { kind: changedKind(reckoned, seal, next), place, noun, id };
  const newestMs = walk.newestMs.get(noun) ?? -Infinity;
  if (at.getTime() < newestMs - backdatedMs) return { kind: 'row-backdated', place, noun, id };
  walk.newestMs.set(noun, Math.max(newestMs, at.getTime()));
  walk.seals = place;
  walk.head = seal.hash;
  return undefined;
}

function changedKind(reckoned: string, seal: SealedRow, next: SealedRow | undefined): SealedFault {
  if (next === undefined || next.text === null) return 'row-or-seal-changed';
  if (linkOf(reckoned, next.text) === next.hash) return 'seal-changed';
  return linkOf(seal.hash, next.text) === next.hash ? 'row-changed' : 'row-or-seal-changed';
}

async function faultOutside(
  db: Db,
  gone: { noun: SealedNoun; id: number } | undefined,
): Promise<ChainFault | undefined> {
  if (gone !== undefined) return { kind: 'waiting-row-gone', ...gone };
  const unmarked = await readUnmarked(db);
  return unmarked === undefined ? undefined : { kind: 'never-sealed', ...unmarked };
}
