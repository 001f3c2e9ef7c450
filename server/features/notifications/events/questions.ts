import * as z from 'zod/mini';
import { asKobo } from '#contract/kobo.ts';
import { doorReportId } from '#contract/orders/delivery/schema.ts';
import { questionId } from '#contract/orders/ids.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { orderOf, tellCustomer, tellOf, type Hear } from './received-event.ts';
import { findAsked, readItemName } from './store.ts';

const ofItem = z.object({ itemId: z.string() });

/** A price or a replacement is asked about; what was answered meanwhile, or bought without asking, is not. */
export const hearAsked: Hear = async (transaction, event) => {
  const asked = await findAsked(transaction, ofItem.parse(event.payload).itemId);
  if (asked === undefined) return;
  const order = orderOf(event);
  const { name, quantity, measure, wanted, answerBy } = asked;
  const held = {
    code: orderCode.parse(order.code),
    questionId: questionId.parse(asked.id),
    name,
    quantity,
    measure,
    priceKobo: asKobo(asked.priceKobo),
    answerBy: answerBy.toISOString(),
  };
  await tellCustomer(
    transaction,
    event,
    order,
    asked.kind === 'price'
      ? { kind: 'price-asked', ...held }
      : { kind: 'replacement-asked', ...held, wanted },
    { endsAt: answerBy },
  );
};

const offered = z.object({ startsAt: z.iso.datetime(), answerBy: z.iso.datetime() });

export const hearNewTime: Hear = async (transaction, event) => {
  const order = orderOf(event);
  if (order.newTime === null) return;
  const { startsAt, answerBy } = offered.parse(event.payload);
  const code = orderCode.parse(order.code);
  const facts = { kind: 'new-time-offered', code, startsAt, answerBy } as const;
  await tellCustomer(transaction, event, order, facts, { endsAt: new Date(answerBy) });
};

const askedAtDoor = z.object({ reportId: doorReportId, answerBy: z.iso.datetime() });

/** Asks the customer whether a delivery without network reached them. */
export const hearAskDelivered: Hear = async (transaction, event) => {
  const order = orderOf(event);
  const { reportId, answerBy } = askedAtDoor.parse(event.payload);
  const facts = { kind: 'delivery-asked', code: orderCode.parse(order.code), reportId, answerBy } as const;
  await tellCustomer(transaction, event, order, facts, { endsAt: new Date(answerBy) });
};

const answered = z.object({ itemId: z.string(), status: z.string() });

/** Somebody stands at a stall and waits for this. */
export const hearAnswer: Hear = async (transaction, event) => {
  const order = orderOf(event);
  if (order.agentId === null) return;
  const { itemId, status } = answered.parse(event.payload);
  await tellOf(
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
