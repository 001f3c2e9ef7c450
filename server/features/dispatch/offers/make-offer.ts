import { randomUUIDv7 } from 'node:crypto';
import { offerSeconds } from '#contract/dispatch/schema.ts';
import { earningsOf } from '#contract/ledger/earnings.ts';
import type { RunPart } from '#contract/orders/run/schema.ts';
import type { Db } from '#server/db/database.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { countOffer } from '#server/features/agents/store.ts';
import { readEarningFacts, type EarningFacts } from '#server/features/orders/money/store-earnings.ts';
import { setHandingTo } from '#server/features/orders/run/store.ts';
import { insertOffer } from './store.ts';
import { offerEvent } from './view-event.ts';

export interface Offering {
  agent: { userId: string; name: string };
  marketId: string;
  part: RunPart;
  /** The agent who hands it over at the market. */
  fromId: string | null;
  /** Locked by the caller, in the sequence of their doors. */
  orders: readonly { id: string }[];
}

/** Offers orders to an agent alone, for a minute; nothing where they are looking at something else. */
export async function makeOffer(transaction: Db, offering: Offering): Promise<{ endsAt: Date } | undefined> {
  const { agent, marketId, part, fromId, orders } = offering;
  const id = randomUUIDv7();
  const facts = await readEarningFacts(
    transaction,
    orders.map((order) => order.id),
  );
  const made = await insertOffer(transaction, {
    id,
    userId: agent.userId,
    marketId,
    part,
    fromId,
    seconds: offerSeconds,
    orders: orders.map(({ id: orderId }) => ({ id: orderId, earnKobo: earnOf(facts.get(orderId), part) })),
  });
  if (made === undefined) return undefined;
  if (part === 'door')
    for (const { id: orderId } of orders) await setHandingTo(transaction, orderId, agent.name);
  await countOffer(transaction, agent.userId, 'made');
  await writeEvent(transaction, offerEvent({ id, userId: agent.userId }, 'offer.made'));
  return made;
}

/** The pay that an offer names for the delivery is the pay that is booked; items that are bought come on top. */
function earnOf(facts: EarningFacts | undefined, part: RunPart): number {
  if (facts === undefined) throw new Error('an order is offered that is not there');
  const hands = { whole: ['mine'], shopping: ['mine', 'theirs'], door: ['theirs', 'mine'] }[part];
  const earned = earningsOf({ ...facts, itemsShopped: 0 }, facts, hands);
  return earned.find(({ agentId }) => agentId === 'mine')?.kobo ?? 0;
}
