import { asKobo, type Kobo } from '#contract/kobo.ts';
import { orderItemId, questionId } from '#contract/orders/ids.ts';
import type { ItemEvent } from '#contract/orders/shopping/item-story.ts';
import type { ItemQuestion } from '#contract/orders/shopping/question-schema.ts';
import type { OrderItem } from '#contract/orders/schema.ts';
import type { AddressOf } from '#server/media/serving/picture-addresses.ts';
import type { ItemEventRow } from './store-items.ts';
import type { ItemRow } from '../order/store.ts';

export function viewItem(row: ItemRow, addressOf: AddressOf): OrderItem {
  return {
    id: orderItemId.parse(row.id),
    name: row.name,
    quantity: row.quantity,
    measure: row.measure,
    note: row.note,
    raw: row.raw,
    capKobo: inKobo(row.capKobo),
    guideKobo: inKobo(row.guideKobo),
    priceRule: row.priceRule,
    replacement: row.replacement,
    status: row.status,
    got: viewGot(row),
    paidKobo: inKobo(row.paidKobo),
    pictureUrls: row.pictures.map(addressOf),
    question: row.question === null ? null : viewQuestion(row.question, addressOf),
  };
}

function inKobo(amount: number | null): Kobo | null {
  return amount === null ? null : asKobo(amount);
}

/** What was bought, where it is not to the letter what was asked. */
function viewGot({ name, quantity, measure, gotName, gotQuantity, gotMeasure }: ItemRow): OrderItem['got'] {
  if (gotName === null || gotQuantity === null) return null;
  const isAsAsked = gotName === name && gotQuantity === quantity && gotMeasure === measure;
  return isAsAsked ? null : { name: gotName, quantity: gotQuantity, measure: gotMeasure };
}

function viewQuestion(row: NonNullable<ItemRow['question']>, addressOf: AddressOf): ItemQuestion {
  return {
    id: questionId.parse(row.id),
    kind: row.kind,
    name: row.name,
    quantity: row.quantity,
    measure: row.measure,
    priceKobo: asKobo(row.priceKobo),
    pictureUrl: addressOf(row.pictureId),
    newCeilingKobo: inKobo(row.newCeilingKobo),
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
    itemId: orderItemId.parse(row.itemId),
    step: row.step,
    status: row.status,
    by: row.mover,
    what: isOfSomething ? { name, quantity, measure, kobo: asKobo(kobo) } : null,
  };
}
