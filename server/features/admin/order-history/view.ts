import type { OrderForAdmin } from '#contract/admin/order-history.ts';
import type { Order, OrderCode } from '#contract/orders/schema.ts';
import type { AddressOf } from '#server/media/serving/picture-addresses.ts';
import type { AlarmOfOrderRow, AskedRow, CarrierRow, OfferedRow, SomeoneRow } from './store.ts';

/** The order's events with who it was; both are in the order of its versions. */
export function viewSteps(
  events: Order['events'],
  who: readonly (SomeoneRow | null)[],
): OrderForAdmin['steps'] {
  return events.map((event, place) => ({ ...event, who: who[place] ?? null }));
}

export function viewCarrier(id: string | null, carriers: readonly CarrierRow[]): OrderForAdmin['agent'] {
  const row = carriers.find((carrier) => carrier.id === id);
  return row === undefined ? null : { id: row.id, name: row.name, phone: row.phone ?? '' };
}

export function viewOffered(row: OfferedRow): OrderForAdmin['offers'][number] {
  return {
    id: row.id,
    agent: { id: row.agentId, name: row.agentName },
    part: row.part,
    madeAt: row.madeAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    endedAt: inWords(row.endedAt),
    outcome: row.outcome,
    declineReason: row.declineReason,
    earnKobo: row.earnKobo,
  };
}

export function viewAsked(row: AskedRow, addressOf: AddressOf): OrderForAdmin['questions'][number] {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    quantity: row.quantity,
    measure: row.measure,
    priceKobo: row.priceKobo,
    pictureUrl: addressOf(row.pictureId),
    newCeilingKobo: row.newCeilingKobo,
    askedAt: row.askedAt.toISOString(),
    answerBy: inWords(row.answerBy),
    itemId: row.itemId,
    itemName: row.itemName,
    askedBy: row.askedBy,
    answer: row.answer,
    answeredAt: inWords(row.answeredAt),
    answeredBy: row.answeredBy,
  };
}

export function viewAlarm(row: AlarmOfOrderRow, code: OrderCode): OrderForAdmin['alarms'][number] {
  return {
    id: row.id,
    kind: row.kind,
    code,
    raisedAt: row.raisedAt.toISOString(),
    about: row.about,
    settledAt: inWords(row.settledAt),
    settledBy: row.settledBy,
  };
}

function inWords(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
