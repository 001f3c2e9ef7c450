import type { declineOffer as declineEndpoint } from '#contract/dispatch/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { endOffer, lockOffer } from './store.ts';
import { offerEvent } from './view-event.ts';

/** Lets it go to the next best. */
export function declineOffer(
  db: Db,
  { offerId, reason }: InputOf<typeof declineEndpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof declineEndpoint>> {
  const { id: userId } = memberOf(caller).user;
  return inTransaction(db, async (transaction) => {
    const offer = await lockOffer(transaction, offerId, userId);
    if (offer === undefined) return { ok: false, reason: 'not-found' };
    if (!offer.isOpen || offer.isOver) return { ok: false, reason: 'offer-over' };
    await endOffer(transaction, offerId, { outcome: 'declined', reason });
    await writeEvent(transaction, offerEvent({ id: offerId, userId }, 'offer.declined'));
    return { ok: true, value: { done: true } };
  });
}
