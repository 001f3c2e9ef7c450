import type { Kobo } from '#contract/kobo.ts';
import type { NewOrder, WhenBought } from '../schema.ts';

/** A yes that is older than this is asked for again. */
export const yesHoldsMinutes = 15;

export interface Terms {
  deliveryFeeKobo: Kobo;
  serviceFeeKobo: Kobo;
  when: WhenBought;
}

/**
 * True where the customer's yes does not cover what holds now: it waited too long, a fee rose, or the goods
 * would come later. What got cheaper or sooner needs no fresh yes.
 */
export function wantsFreshYes(agreed: NewOrder['agreed'], now: Terms, at: Date): boolean {
  const waitedMs = at.getTime() - new Date(agreed.at).getTime();
  return (
    waitedMs > yesHoldsMinutes * 60_000 ||
    now.deliveryFeeKobo > agreed.deliveryFeeKobo ||
    now.serviceFeeKobo > agreed.serviceFeeKobo ||
    isLater(now.when, agreed.when)
  );
}

function isLater(now: WhenBought, agreed: WhenBought): boolean {
  if (now.kind === 'now') return agreed.kind === 'now' && now.minutes > agreed.minutes;
  return agreed.kind === 'now' || new Date(now.startsAt) > new Date(agreed.startsAt);
}
