import { asKobo, asKoboSum, sumKobo, type Kobo } from '#contract/kobo.ts';
import { earningsOf } from '#contract/ledger/earnings.ts';
import { claimWindowMs } from '#contract/orders/claims/rules.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { EarnedForOrder, Earnings } from '#contract/payments/earnings/schema.ts';
import type { EarnedRow, HeldRow } from './store.ts';

interface Known {
  agentId: string;
  earningsKobo: Kobo;
  earned: readonly EarnedRow[];
  held: readonly HeldRow[];
  now: Date;
}

export function viewEarnings({ agentId, earningsKobo, earned, held, now }: Known): Earnings {
  const waiting = held.map((row) => viewHeld(row, agentId));
  const released = earned.flatMap(viewEarned);
  return {
    earningsKobo: asKoboSum(earningsKobo),
    heldKobo: asKoboSum(sumKobo(waiting.map(({ kobo }) => kobo))),
    orders: [...waiting, ...released],
    payouts: earned
      .filter(({ what }) => what === 'earnings-paid')
      .map(({ at, kobo }) => ({ at: at.toISOString(), kobo: asKobo(-kobo) })),
    asOf: now.toISOString(),
  };
}

function viewEarned({ what, code, at, kobo, isBothWays }: EarnedRow): EarnedForOrder[] {
  if (what !== 'earned' || code === null) return [];
  return [{ code: orderCode.parse(code), at: at.toISOString(), kobo: asKobo(kobo), isBothWays, held: null }];
}

function viewHeld(row: HeldRow, agentId: string): EarnedForOrder {
  const carriers = [row.agentId, ...(row.riderId === null ? [] : [row.riderId])];
  const shares = earningsOf(row, row, carriers);
  const own = shares.filter((share) => share.agentId === agentId).map(({ kobo }) => kobo);
  return {
    code: orderCode.parse(row.code),
    at: row.at.toISOString(),
    kobo: sumKobo(own),
    isBothWays: false,
    held: reasonOf(row),
  };
}

/** The longest hold is shown first: no window releases earnings while an admin has to decide. */
function reasonOf({ at, isDelivered, hasOpenClaim, waitsForOffice }: HeldRow): EarnedForOrder['held'] {
  if (waitsForOffice) return { why: 'office', until: null };
  if (hasOpenClaim || !isDelivered) return { why: 'claim-open', until: null };
  return { why: 'claim-window', until: new Date(at.getTime() + claimWindowMs).toISOString() };
}
