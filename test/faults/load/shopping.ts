import { asKobo } from '#contract/kobo.ts';
import { isResolved } from '#contract/orders/shopping/item-steps.ts';
import * as run from '#contract/orders/run/endpoints.ts';
import type { RunItem, RunOrder } from '#contract/orders/run/schema.ts';
import { stepOf, type Agent } from './agent-phone.ts';
import { bringPhoto, moment, type Street } from './street.ts';

export async function beginsToShop({ chance }: Street, agent: Agent, order: RunOrder): Promise<void> {
  const step = stepOf(agent, order);
  if (chance.happens(4)) await agent.phone.call(run.giveUpOrder, { ...step, reason: 'My tyre is flat' });
  else await agent.phone.call(run.startShopping, step);
}

/** One thing after the other; deep in the market there is no network, and everything is sent when they come out. */
export async function shops(street: Street, agent: Agent, order: RunOrder): Promise<void> {
  const { chance } = street;
  const open = order.items.filter(({ status }) => status === 'requested');
  const bought = order.items.find(({ status }) => status === 'found');
  if (chance.happens(1))
    return void (await agent.phone.call(run.cancelRunOrder, {
      ...stepOf(agent, order),
      reason: 'I no well',
    }));
  if (bought !== undefined && chance.happens(4))
    return void (await agent.phone.call(run.reopenItem, { ...stepOf(agent, order), itemId: bought.id }));
  if (open.length === 0) return packs(street, agent, order);
  if (!chance.happens(25)) {
    const [item] = open;
    return item && buys(street, agent, order, item);
  }
  const done = open.map((item) => boughtWithoutNetwork(street, agent, order, item));
  await moment(street, 1000, 5000);
  for (const send of done) await send();
}

/** As the phone writes it down at the stall, to be sent later. */
function boughtWithoutNetwork(
  street: Street,
  agent: Agent,
  order: RunOrder,
  item: RunItem,
): () => Promise<unknown> {
  const step = { ...stepOf(agent, order), itemId: item.id };
  if (street.chance.happens(15)) return () => agent.phone.call(run.leaveItemOut, step);
  const found = { ...step, quantity: item.quantity, paidKobo: priceOf(street, item), pictureId: null };
  return () => agent.phone.call(run.findItem, found);
}

async function buys(street: Street, agent: Agent, order: RunOrder, item: RunItem): Promise<void> {
  const { chance } = street;
  const { phone, who } = agent;
  const step = { ...stepOf(agent, order), itemId: item.id };
  const { quantity, measure } = item;
  const priceKobo = priceOf(street, item);
  if (chance.happens(8)) return void (await phone.call(run.leaveItemOut, step));
  if (chance.happens(25)) {
    const pictureId = await bringPhoto(street, who, phone);
    if (pictureId === null) return;
    const other = { name: `${item.name} from anoda side`, quantity, measure, priceKobo, pictureId };
    const result = chance.happens(50)
      ? await phone.call(run.proposeReplacement, { ...step, ...other })
      : await phone.call(run.askPrice, { ...step, quantity, priceKobo, pictureId });
    if (result.ok) return;
  }
  const found = { ...stepOf(agent, order), itemId: item.id, quantity, paidKobo: priceKobo, pictureId: null };
  const result = await phone.call(run.findItem, found);
  if (!result.ok) await phone.call(run.leaveItemOut, { ...stepOf(agent, order), itemId: item.id });
}

async function packs(street: Street, agent: Agent, order: RunOrder): Promise<void> {
  if (!order.items.every(({ status }) => isResolved(status))) return;
  const receipt = street.chance.happens(70) ? await bringPhoto(street, agent.who, agent.phone) : null;
  const receipts = receipt === null ? [] : [receipt];
  const waivedReason = receipt === null ? 'Small stalls, no receipts' : null;
  const result = await agent.phone.call(run.pickUpOrder, { ...stepOf(agent, order), receipts, waivedReason });
  if (result.ok || result.reason !== 'nothing-bought') return;
  await agent.phone.call(run.cancelRunOrder, { ...stepOf(agent, order), reason: 'Nothing dey market' });
}

function priceOf({ chance }: Street, { capKobo }: RunItem) {
  const usual = capKobo ?? 40_000;
  return asKobo(Math.max(1000, Math.round(usual * (0.5 + chance.upTo(70) / 100))));
}
