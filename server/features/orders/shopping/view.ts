import type { ItemEvent } from '#contract/orders/shopping/item-event.ts';
import type { ItemQuestion } from '#contract/orders/shopping/question-schema.ts';
import type { OrderItem } from '#contract/orders/schema.ts';
import type { AddressOf } from '#server/media/serving/picture-addresses.ts';
import type { ItemEventRow } from './store-items.ts';
import type { ItemRow } from '../order/store.ts';

export function viewItem(row: ItemRow, addressOf: AddressOf): OrderItem {
  return {
    id: row.id,
    name: row.name,
    quantity: row.quantity,
    measure: row.measure,
    note: row.note,
    raw: row.raw,
    capKobo: row.capKobo,
    guideKobo: row.guideKobo,
    priceRule: row.priceRule,
    replacement: row.replacement,
    status: row.status,
    got: viewGot(row),
    paidKobo: row.paidKobo,
    pictureUrls: row.pictures.map(addressOf),
    question: row.question === null ? null : viewQuestion(row.question, addressOf),
  };
}

/** The goods bought, where they differ from what was asked for. */
function viewGot({ name, quantity, measure, gotName, gotQuantity, gotMeasure }: ItemRow): OrderItem['got'] {
  if (gotName === null || gotQuantity === null) return null;
  const isAsAsked = gotName === name && gotQuantity === quantity && gotMeasure === measure;
  return isAsAsked ? null : { name: gotName, quantity: gotQuantity, measure: gotMeasure };
}

function viewQuestion(row: NonNullable<ItemRow['question']>, addressOf: AddressOf): ItemQuestion {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    quantity: row.quantity,
    measure: row.measure,
    priceKobo: row.priceKobo,
    pictureUrl: addressOf(row.pictureId),
    newCeilingKobo: row.newCeilingKobo,
    askedAt: new Date(row.askedAt).toISOString(),
    answerBy: row.answerBy === null ? null : new Date(row.answerBy).toISOString(),
  };
}

export function viewItemEvent(row: ItemEventRow): ItemEvent {
  const { name, quantity, measure, kobo } = row;
  const isOfSomething = name !== null && quantity !== null && kobo !== null;
  return {
    at: row.at.toISOString(),
    phoneAt: row.phoneAt?.toISOString() ?? null,
    itemId: row.itemId,
    step: row.step,
    status: row.status,
    by: row.mover,
    what: isOfSomething ? { name, quantity, measure, kobo } : null,
  };
}
