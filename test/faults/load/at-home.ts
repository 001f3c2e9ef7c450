import { randomUUID } from 'node:crypto';
import { sendMessage } from '#contract/chat/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { makeClaim } from '#contract/orders/claims/endpoints.ts';
import { cancelOrder, previewCancel, rateOrder, showOrder } from '#contract/orders/endpoints.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import { answerNewTime, answerQuestion } from '#contract/orders/run/endpoints.ts';
import type { Order, OrderCode, PayWay } from '#contract/orders/schema.ts';
import { startPayment } from '#contract/payments/endpoints.ts';
import { answered, type Client } from '#test/client.ts';
import { bringPhoto, moment, someWords, type Street } from './street.ts';

/** An order whose customer looks at their phone. */
export interface Waiting {
  code: OrderCode;
  token: string;
  payWay: PayWay;
  who: string;
  phone: Client;
}

/** Until it is over, answering, writing, sometimes changing their mind; then what they thought of it. */
export async function waitFor(street: Street, waiting: Waiting): Promise<void> {
  const { phone, code, token } = waiting;
  for (;;) {
    const order = answered(await phone.call(showOrder, { code, token }));
    if (order.pin !== null) street.pins.set(code, order.pin);
    if (!isUnderWay(order.status)) return afterwards(street, waiting, order);
    if (order.status === 'placed' && (street.leftUnpaid.has(code) || !street.isOpen())) return;
    if (street.isOver()) return;
    await looksAt(street, waiting, order);
    await moment(street, 400, 1500);
  }
}

async function looksAt(street: Street, waiting: Waiting, order: Order): Promise<void> {
  const { chance } = street;
  const { phone, code, token } = waiting;
  const question = order.items.find((item) => item.question !== null)?.question;
  // Some never look; then the clock answers for them.
  if (question && question.kind !== 'rejection' && chance.happens(70)) {
    const yes = chance.happens(65);
    await phone.call(answerQuestion, {
      clientRequestId: randomUUID(),
      code,
      token,
      questionId: question.id,
      yes,
    });
  }
  if (order.newTime !== null)
    await phone.call(answerNewTime, { clientRequestId: randomUUID(), code, token, yes: chance.happens(60) });
  if (chance.happens(8)) await writes(street, waiting, 'Abeg no forget di pepper');
  if (chance.happens(1)) await cancels(waiting);
}

async function writes(street: Street, { phone, who, code, token }: Waiting, words: string): Promise<void> {
  const picture = street.chance.happens(40) ? await bringPhoto(street, who, phone) : null;
  await phone.call(sendMessage, {
    clientRequestId: randomUUID(),
    about: { kind: 'order', code, token },
    text: someWords(words),
    pictures: picture === null ? [] : [picture],
    callsOffice: street.chance.happens(10),
  });
}

async function cancels({ phone, code, token }: Waiting): Promise<void> {
  const preview = await phone.call(previewCancel, { code, token });
  if (!preview.ok) return;
  const agreedOwedKobo = preview.value.owedKobo;
  const input = { clientRequestId: randomUUID(), reason: 'Rain', agreedOwedKobo };
  await phone.call(cancelOrder, { code, token, ...input });
}

async function afterwards(street: Street, waiting: Waiting, order: Order): Promise<void> {
  const { chance, parties } = street;
  const { phone, code, token } = waiting;
  if (order.status === 'delivered' && chance.happens(60)) {
    const words = someWords('Correct people');
    await phone.call(rateOrder, { code, token, stars: 1 + chance.upTo(5), words });
  }
  if (order.status === 'delivered' && chance.happens(30)) await claims(street, waiting, order);
  // An open debt would keep the customer from ordering again.
  if (order.toPayKobo === 0 || order.status === 'delivered') return;
  const started = await phone.call(startPayment, { code, token });
  if (started.ok) await parties.paystack.pay(started.value.reference);
}

async function claims(street: Street, { phone, who, code, token }: Waiting, { items }: Order): Promise<void> {
  const item = items.find(({ paidKobo }) => paidKobo !== null);
  const picture = await bringPhoto(street, who, phone);
  if (item?.paidKobo == null || picture === null) return;
  await phone.call(makeClaim, {
    clientRequestId: randomUUID(),
    code,
    token,
    itemId: item.id,
    what: 'bad',
    words: someWords('Di garri don mould'),
    pictures: [picture],
    askedKobo: asKobo(1 + street.chance.upTo(item.paidKobo)),
  });
}
