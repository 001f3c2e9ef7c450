import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { readLastDigits, readOrderCode } from '#contract/orders/code.ts';
import type * as endpoints from '#contract/orders/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { inTurn } from '#server/throttle/in-turn.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { findTracked } from '../order/store-summaries.ts';
import { viewTracked } from '../order/view.ts';
import { guessTries } from '../policy.ts';

/** Status, ETA and checklist by code and the end of a phone number; never shows which half was wrong. */
export async function trackOrder(
  db: Db,
  written: InputOf<typeof endpoints.trackOrder>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.trackOrder>> {
  const code = readOrderCode(written.code) ?? written.code.toUpperCase();
  // However it is typed, it is one order's guesses that are counted.
  const drawn = `MW-${code.slice(-8)}`;
  const { code: atCode, address } = guessTries(drawn, caller);
  const tries = [atCode, address];
  // One after the other, so that many guesses at once cannot slip through between a look and the counting of it.
  return inTurn(drawn, async () => {
    const lastDigits = readLastDigits(written.digits) ?? '';
    const { order, waitSeconds } = await findTracked(db, { code, lastDigits, tries });
    if (waitSeconds > 0) return { ok: false, reason: 'too-many-tries', retryAfterSeconds: waitSeconds };
    if (order !== undefined) return { ok: true, value: viewTracked(order, new Date()) };
    const counted = await takeTry(db, tries);
    return counted.ok ? { ok: false, reason: 'no-such-order' } : counted;
  });
}
