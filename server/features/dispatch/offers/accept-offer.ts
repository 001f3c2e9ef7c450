import * as z from 'zod/mini';
import { acceptOffer as acceptEndpoint } from '#contract/dispatch/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { Db } from '#server/db/database.ts';
import { lockOpenShift } from '#server/features/agents/shift/store.ts';
import { countOffer, lockAgent } from '#server/features/agents/store.ts';
import { assignOrder, takeOver } from '#server/features/orders/order/assign.ts';
import { lockOrder } from '#server/features/orders/order/store.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { endOffer, lockOffer, lockOfferedCodes, type HeldOffer } from './store.ts';
import { offerEvent } from './view-event.ts';

const accepted = z.object({ codes: z.array(orderCode) });

/** Takes what is offered, once for an id; of what was withdrawn meanwhile the rest. */
export function acceptOffer(
  db: Db,
  input: InputOf<typeof acceptEndpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof acceptEndpoint>> {
  const { id: userId } = memberOf(caller).user;
  return answerOnce(
    db,
    markOf(acceptEndpoint.name, input, caller.person),
    (stored) => accepted.parse(stored),
    async (transaction) => {
      const offer = await lockOffer(transaction, input.offerId, userId);
      if (offer === undefined) return { ok: false, reason: 'not-found' };
      if (!offer.isOpen || offer.isOver || !(await isAtWork(transaction, userId)))
        return { ok: false, reason: 'offer-over' };
      const codes = await takeAll(transaction, offer, userId);
      if (codes.length === 0) return { ok: false, reason: 'offer-over' };
      await endOffer(transaction, offer.id, { outcome: 'accepted', reason: null });
      await countOffer(transaction, userId, 'taken');
      await writeEvent(transaction, offerEvent({ id: offer.id, userId }, 'offer.accepted'));
      return { ok: true, value: { subject: offer.id, reply: accepted.parse({ codes }) } };
    },
  );
}

/** Their shift goes on until the transaction ends, and nobody suspends them. */
async function isAtWork(transaction: Db, userId: string): Promise<boolean> {
  const agent = await lockAgent(transaction, userId);
  return agent?.state === 'verified' && (await lockOpenShift(transaction, userId)) !== undefined;
}

async function takeAll(transaction: Db, { id, part }: HeldOffer, userId: string): Promise<string[]> {
  const taken: string[] = [];
  for (const code of await lockOfferedCodes(transaction, id)) {
    const order = await lockOrder(transaction, code);
    if (order === undefined) continue;
    const moved =
      part === 'door'
        ? await takeOver(transaction, order, userId)
        : await assignOrder(transaction, order, userId, part);
    if (moved.ok) taken.push(code);
  }
  return taken;
}
