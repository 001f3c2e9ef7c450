import { asKobo } from '#contract/kobo.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { worthOf } from '#contract/orders/shopping/own-money.ts';
import { orderOf, notifyCustomer, notifyOf, type Handle } from './received-event.ts';
import { findAsked, readItemName } from './store.ts';

/** A price or a replacement is asked about; what was answered meanwhile, or bought without asking, is not. */
export const notifyQuestionAsked: Handle<'order.priceAsked' | 'order.replacementProposed'> = async (
  transaction,
  event,
) => {
  const asked = await findAsked(transaction, event.payload.itemId);
  if (asked === undefined) return;
  const order = orderOf(event);
  const { name, quantity, measure, wanted, answerBy } = asked;
  const held = {
    code: orderCode.parse(order.code),
    questionId: asked.id,
    name,
    quantity,
    measure,
    priceKobo: asKobo(asked.priceKobo),
    answerBy: answerBy.toISOString(),
  };
  await notifyCustomer(
    transaction,
    event,
    order,
    asked.kind === 'price'
      ? { kind: 'price-asked', ...held, isWorth: worthOf(asked.item) !== null }
      : { kind: 'replacement-asked', ...held, wanted },
    { endsAt: answerBy },
  );
};

export const notifyNewTimeOffered: Handle<'order.newTimeOffered'> = async (transaction, event) => {
  const order = orderOf(event);
  if (order.newTime === null) return;
  const { startsAt, answerBy } = event.payload;
  const code = orderCode.parse(order.code);
  const facts = { kind: 'new-time-offered', code, startsAt, answerBy } as const;
  await notifyCustomer(transaction, event, order, facts, { endsAt: new Date(answerBy) });
};

/** Asks the customer whether a delivery without network reached them. */
export const notifyDeliveryAsked: Handle<'order.deliveryAsked'> = async (transaction, event) => {
  const order = orderOf(event);
  const { reportId, answerBy } = event.payload;
  const facts = { kind: 'delivery-asked', code: orderCode.parse(order.code), reportId, answerBy } as const;
  await notifyCustomer(transaction, event, order, facts, { endsAt: new Date(answerBy) });
};

/** The agent stands at a stall and waits for the answer. */
export const notifyQuestionAnswered: Handle<'order.questionAnswered'> = async (transaction, event) => {
  const order = orderOf(event);
  if (order.agentId === null) return;
  const { itemId, status } = event.payload;
  await notifyOf(
    transaction,
    event,
    order.agentId,
    {
      kind: 'question-answered',
      code: orderCode.parse(order.code),
      name: await readItemName(transaction, itemId),
      isYes: status !== 'unavailable',
    },
    { order },
  );
};
