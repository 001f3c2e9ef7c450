import { randomUUID } from 'node:crypto';
import { asKobo } from '#contract/kobo.ts';
import { moveOrder } from '#contract/orders/endpoints.ts';
import { checkPayment, startPayment } from '#contract/payments/endpoints.ts';
import { agentWithMoney, type Applicant } from '#test/browser/set-up/working-agent.ts';
import { answered, type Client } from '#test/client.ts';
import { linkOf, placeThrough, type Placed } from '#test/factories/orders.ts';
import { onRun, seenBy } from '#test/factories/run.ts';
import type { House } from './house.ts';

type Wanted = NonNullable<Parameters<typeof placeThrough>[1]>;

/** An order in the hands of an agent who has begun to shop. */
export interface Taken {
  placed: Placed;
  customer: Client;
  agent: Applicant;
  steps: ReturnType<typeof onRun>;
}

/** Places an order, pays it beforehand where it is one to be paid online, and gives it to a new agent. */
export async function takenOrder(
  house: House,
  { customer = house.openDevice(), wanted = {} }: { customer?: Client; wanted?: Wanted } = {},
): Promise<Taken> {
  const agent = await agentWithMoney(house);
  const placed = await placeThrough(customer, wanted);
  if (wanted.payWay === 'online') await paysOnline(house, customer, placed);
  const { code, version } = await seenBy(customer, placed);
  const given = { code, action: 'assign', version, reason: null, agentId: agent.userId } as const;
  answered(await house.owner.call(moveOrder, { clientRequestId: randomUUID(), ...given }));
  const steps = onRun(agent, placed);
  answered(await steps.startShopping());
  return { placed, customer, agent, steps };
}

/** On the provider's page, so much more than was asked. */
export async function paysOnline(
  { paystack }: Pick<House, 'paystack'>,
  customer: Client,
  placed: Placed,
  moreKobo = 0,
): Promise<string> {
  const { reference, kobo } = answered(await customer.call(startPayment, linkOf(placed)));
  await paystack.pay(reference, { amount: kobo + moreKobo });
  answered(await customer.call(checkPayment, { reference }));
  return reference;
}

type Given = NonNullable<Parameters<typeof takenOrder>[1]> & { paidKobo?: number };

/** The same on its way to the door, each line bought for so much. */
export async function onTheWay(house: House, { paidKobo = 80_000, ...given }: Given = {}): Promise<Taken> {
  const taken = await takenOrder(house, given);
  const { placed, steps } = taken;
  for (const { id, quantity } of placed.order.items)
    answered(await steps.find({ itemId: id, quantity, paidKobo: asKobo(paidKobo), pictureId: null }));
  answered(await steps.pickUp());
  answered(await steps.setOff());
  return taken;
}

export async function atTheDoor(house: House, given?: Given): Promise<Taken> {
  const taken = await onTheWay(house, given);
  answered(await taken.steps.arrive());
  return taken;
}

/** The first line of it. */
export function firstLineOf({ placed }: Pick<Taken, 'placed'>) {
  const [item] = placed.order.items;
  if (item === undefined) throw new Error('an order without a line');
  return item;
}
