import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import type * as endpoints from '#contract/orders/endpoints.ts';
import { deliveryCap } from '#contract/orders/placing/pay-on-delivery.ts';
import type { Db } from '#server/db/database.ts';
import { phoneHolderOf } from '#server/features/phones/phone-holder.ts';
import type { Caller } from '#server/http/caller.ts';
import { appraise } from './appraise.ts';
import { readQuoteFacts } from './store.ts';

/** Price of a list with every fee, its shopping time, and how certain both are. */
export async function quoteOrder(
  db: Db,
  input: InputOf<typeof endpoints.quoteOrder>,
  caller: Caller,
  { paysOnline, sendsCodes }: { paysOnline: boolean; sendsCodes: boolean },
): Promise<OutcomeOf<typeof endpoints.quoteOrder>> {
  const now = new Date();
  const around = await readQuoteFacts(db, {
    marketId: input.marketId,
    items: input.items,
    goesTo: input.address,
    stop: input.errand?.stop,
    window: input.window,
    phone: null,
    ...phoneHolderOf(caller),
  });
  const appraised = appraise(input, around, now);
  if (!appraised.ok) return appraised;
  const { lines, itemsKobo, unknownLines, estimateKobo, ceilingKobo, when, arrival } = appraised.value;
  const { deliveryFeeKobo, deliveryParts, serviceFeeKobo, waiting, isTooHeavy, loadGrams } = appraised.value;
  return {
    ok: true,
    value: {
      lines,
      itemsKobo,
      unknownLines,
      deliveryFeeKobo,
      deliveryParts,
      serviceFeeKobo,
      estimateKobo,
      ceilingKobo,
      waiting,
      when,
      arrival,
      tooHeavyGrams: isTooHeavy ? loadGrams : null,
      payOnDelivery: {
        // One that is not verified yet can be, before it has paid here.
        capKobo: deliveryCap(around.settings, around.hasPaidBefore ? 'paid-before' : 'verified'),
        debtKobo: asKobo(around.debtKobo),
        unverifiedKobo: deliveryCap(around.settings, 'unverified'),
        verified: around.verified,
        verifiedBy: sendsCodes ? 'code' : 'call',
      },
      payOnline: paysOnline,
      creditKobo: asKobo(around.creditKobo),
      quotedAt: now.toISOString(),
    },
  };
}
