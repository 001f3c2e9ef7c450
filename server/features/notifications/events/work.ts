import * as z from 'zod/mini';
import { asKobo } from '#contract/kobo.ts';
import type { FactsOf } from '#contract/notifications/facts.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { PublishedEvent } from '#server/outbox/published-store.ts';
import type { OrderRow } from '#server/features/orders/order/store.ts';
import { orderOf, tellOf, type Hear } from './received-event.ts';
import { stepOf } from './order.ts';
import { findOpenOffer } from './store.ts';

const offer = z.object({ offerId: z.string(), userId: z.string() });

export const hearOffer: Hear = async (transaction, event) => {
  const { offerId, userId } = offer.parse(event.payload);
  const made = await findOpenOffer(transaction, offerId);
  if (made === undefined) return;
  const { market, orders, earnKobo, endsAt } = made;
  const facts = { kind: 'offer-made', offerId, market, orders, earnKobo: asKobo(earnKobo) } as const;
  await tellOf(transaction, event, userId, facts, { endsAt });
};

/** The office gave an order to somebody; whoever took an offer knows. */
export const hearGiven: Hear = async (transaction, event) => {
  const order = orderOf(event);
  const step = await stepOf(transaction, event, order.id);
  const carrierId = order.riderId ?? order.agentId;
  if (step?.mover !== 'admin' || carrierId === null) return;
  const facts = { kind: 'order-given', code: orderCode.parse(order.code), market: order.marketName } as const;
  await tellOf(transaction, event, carrierId, facts, { order });
};

/** An order left somebody's hands without their doing. */
export const hearTaken: Hear = async (transaction, event) => {
  const order = orderOf(event);
  const step = await stepOf(transaction, event, order.id);
  if (step === undefined || step.mover === 'agent') return;
  const why = whyTaken(event, step.reason);
  const stay = why === 'given-away' || why === 'silent' ? [order.agentId, order.riderId] : [];
  const code = orderCode.parse(order.code);
  for (const carrierId of carriersIn(event, order)) {
    if (stay.includes(carrierId)) continue;
    await tellOf(transaction, event, carrierId, { kind: 'order-taken-away', code, why }, { order });
  }
};

function whyTaken({ kind }: PublishedEvent, reason: string | null): FactsOf['order-taken-away']['why'] {
  if (kind === 'order.cancel') return 'cancelled';
  if (kind === 'order.fail') return 'failed';
  return reason === 'agent-silent' ? 'silent' : 'given-away';
}

/** Whoever carried it before the step or does after it, as the event was told to them. */
function carriersIn({ topics }: PublishedEvent, { accountId }: OrderRow): string[] {
  return topics
    .filter((topic) => topic.startsWith('account:'))
    .map((topic) => topic.slice('account:'.length))
    .filter((id) => id !== accountId);
}

const decided = z.object({ userId: z.string() });

export function hearDecision(decision: FactsOf['application-decided']['decision']): Hear {
  return async (transaction, event) => {
    const { userId } = decided.parse(event.payload);
    await tellOf(transaction, event, userId, { kind: 'application-decided', decision });
  };
}
