import type { Kobo } from '#contract/kobo.ts';
import { stepMinutes, type MinuteRange } from '../arrival/range.ts';
import type { AgreedWait } from './estimate.ts';
import type { NewOrder, WhenBought } from './schema.ts';

/** A yes that is older than this is asked for again. */
export const yesHoldsMinutes = 15;

export interface Terms {
  deliveryFeeKobo: Kobo;
  serviceFeeKobo: Kobo;
  when: WhenBought;
  arrival: MinuteRange | null;
  waiting: Pick<AgreedWait, 'limit' | 'stepKobo'> | null;
}

/**
 * True where the customer's yes does not cover what holds now: it waited too long, a fee or the price of a wait rose, or the goods
 * would come later. What got cheaper or sooner needs no fresh yes.
 */
export function wantsFreshYes(agreed: NewOrder['agreed'], now: Terms, at: Date): boolean {
  const waitedMs = at.getTime() - new Date(agreed.at).getTime();
  return (
    waitedMs > yesHoldsMinutes * 60_000 ||
    now.deliveryFeeKobo > agreed.deliveryFeeKobo ||
    now.serviceFeeKobo > agreed.serviceFeeKobo ||
    isDearerWait(now.waiting, agreed.waitStepKobo) ||
    isLater(now.when, agreed.when) ||
    isWorse(now.arrival, agreed.arrival)
  );
}

/**
 * The range that an order is promised: what its customer saw before they pressed, where no more than a step has changed
 * since; else what holds now.
 */
export function promisedArrival(
  agreed: MinuteRange | null | undefined,
  now: MinuteRange | null,
): MinuteRange | null {
  if (agreed === null || agreed === undefined || now === null) return now;
  const isNear = Math.abs(agreed.earliest - now.earliest) <= stepMinutes;
  return isNear && agreed.latest <= now.latest && agreed.latest >= now.latest - stepMinutes ? agreed : now;
}

/** Later by more than the step of ranges, or no range is known any more. */
function isWorse(now: MinuteRange | null, agreed: MinuteRange | null | undefined): boolean {
  if (agreed === null || agreed === undefined) return false;
  return now === null || now.latest > agreed.latest + stepMinutes;
}

/** A phone with an older version says no price. */
function isDearerWait(now: Terms['waiting'], agreedKobo: Kobo | undefined): boolean {
  return now !== null && now.limit > 0 && agreedKobo !== undefined && now.stepKobo > agreedKobo;
}

function isLater(now: WhenBought, agreed: WhenBought): boolean {
  if (now.kind === 'now') return agreed.kind === 'now' && now.minutes > agreed.minutes;
  return agreed.kind === 'now' || new Date(now.startsAt) > new Date(agreed.startsAt);
}
