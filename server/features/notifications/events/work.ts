import { asKobo } from '#contract/kobo.ts';
import type { FactsOf } from '#contract/notifications/facts.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { OrderRow } from '#server/features/orders/order/store.ts';
import { silentBeforeShoppingMinutes, silentWarningMinutes } from '#contract/dispatch/silence.ts';
import { orderOf, notifyOf, type Handle, type ReceivedEvent } from './received-event.ts';
import { findOpenOffer, findStep } from './store.ts';

export const notifyOfferMade: Handle<'offer.made'> = async (transaction, event) => {
  const { offerId, userId } = event.payload;
  const made = await findOpenOffer(transaction, offerId);
  if (made === undefined) return;
  const { market, orders, earnKobo, endsAt } = made;
  const facts = { kind: 'offer-made', offerId, market, orders, earnKobo: asKobo(earnKobo) } as const;
  await notifyOf(transaction, event, userId, facts, { endsAt });
};

/** An admin gave an order to an agent; one who accepted an offer knows. */
export const notifyOrderGiven: Handle<'order.assigned' | 'order.reassigned'> = async (transaction, event) => {
  const order = orderOf(event);
  const step = await findStep(transaction, order.id, event.payload.version);
  const carrierId = order.riderId ?? order.agentId;
  if (step?.mover !== 'admin' || carrierId === null) return;
  const facts = { kind: 'order-given', code: orderCode.parse(order.code), market: order.marketName } as const;
  await notifyOf(transaction, event, carrierId, facts, { order });
};

/** Its carrier is on the road, the phone in the pocket. */
export const notifyGoesElsewhere: Handle<'order.addressCorrected' | 'order.parcelToOffice'> = async (
  transaction,
  event,
) => {
  const order = orderOf(event);
  const carrierId = order.riderId ?? order.agentId;
  if (carrierId === null) return;
  const to = event.kind === 'order.addressCorrected' ? 'address' : 'office';
  const facts = { kind: 'goes-elsewhere', code: orderCode.parse(order.code), to } as const;
  await notifyOf(transaction, event, carrierId, facts, { order });
};

/** Opening the run, or one step of it, is enough to keep the order. */
export const notifyStillThere: Handle<'order.agentSilent'> = async (transaction, event) => {
  const order = orderOf(event);
  if (order.agentId === null || order.status !== 'assigned') return;
  const minutes = silentBeforeShoppingMinutes - silentWarningMinutes;
  const facts = { kind: 'still-there', code: orderCode.parse(order.code), minutes } as const;
  await notifyOf(transaction, event, order.agentId, facts, { order });
};

type Leaving = 'order.reassigned' | 'order.givenUp' | 'order.restarted' | 'order.cancelled' | 'order.failed';

/** An order left its carrier's hands without their doing. */
export const notifyOrderTakenAway: Handle<Leaving> = async (transaction, event) => {
  const order = orderOf(event);
  const step = await findStep(transaction, order.id, event.payload.version);
  if (step === undefined || step.mover === 'agent') return;
  const why = whyTaken(event, step.reason);
  const stay = why === 'given-away' || why === 'silent' ? [order.agentId, order.riderId] : [];
  const code = orderCode.parse(order.code);
  for (const carrierId of carriersIn(event, order)) {
    if (stay.includes(carrierId)) continue;
    await notifyOf(transaction, event, carrierId, { kind: 'order-taken-away', code, why }, { order });
  }
};

function whyTaken(
  { kind }: ReceivedEvent<Leaving>,
  reason: string | null,
): FactsOf['order-taken-away']['why'] {
  if (kind === 'order.cancelled') return 'cancelled';
  if (kind === 'order.failed') return 'failed';
  if (reason === 'market-closed') return 'market-closed';
  return reason === 'agent-silent' ? 'silent' : 'given-away';
}

/** The carriers before and after the move: the accounts among the topics, without the customer's. */
function carriersIn({ topics }: Pick<ReceivedEvent, 'topics'>, { accountId }: OrderRow): string[] {
  return topics
    .filter((topic) => topic.startsWith('account:'))
    .map((topic) => topic.slice('account:'.length))
    .filter((id) => id !== accountId);
}

export function notifyApplicationDecided(
  decision: FactsOf['application-decided']['decision'],
): Handle<'agent.verified' | 'agent.refused' | 'agent.suspended'> {
  return async (transaction, event) => {
    const { userId } = event.payload;
    await notifyOf(transaction, event, userId, { kind: 'application-decided', decision });
  };
}
