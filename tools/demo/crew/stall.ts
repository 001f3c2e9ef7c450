import { randomUUID } from 'node:crypto';
import { asKobo, type Kobo } from '#contract/kobo.ts';
import { leaveStop } from '#contract/orders/errands/endpoints.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { isResolved } from '#contract/orders/shopping/item-steps.ts';
import {
  askPrice,
  findItem,
  leaveItemOut,
  pickUpOrder,
  proposeReplacement,
} from '#contract/orders/run/endpoints.ts';
import type { RunItem, RunOrder } from '#contract/orders/run/schema.ts';
import { answered } from '#test/client.ts';
import { upTo } from '../chance.ts';
import { takePhoto } from '../photo.ts';
import type { Stage } from '../scene.ts';
import type { Agent } from './agent.ts';
import { topUp } from './hire.ts';

const oneInSoManyIsNotThere = 14;
const oneInSoManyIsOtherwise = 7;
const oneInSoManyIsReady = 6;

/** One thing of the list, or the bag when there is nothing left to buy; a question is left to its customer. */
export async function shopOn(agent: Agent, order: RunOrder, stage: Stage): Promise<void> {
  if (hasOneThing(order.errand?.kind)) return leaveTheStop(agent, order, stage);
  const next = order.items.find(({ status }) => status === 'requested');
  if (next !== undefined) return buy(agent, order, next, stage);
  if (!order.items.every(({ status }) => isResolved(status))) return;
  const receipts = [await takePhoto(agent.device)];
  const bag = { ...stepOn(order), receipts, waivedReason: null };
  const packed = await agent.device.call(pickUpOrder, bag);
  if (packed.ok) stage.log(`${agent.name} don pack ${order.code}`);
  else stage.log(`${agent.name}: ${packed.sentence} (${order.code})`);
}

/** Takes the parcel, or the proof of what was done, once it was waited for. */
async function leaveTheStop({ device, name }: Agent, order: RunOrder, { log }: Stage): Promise<void> {
  if (upTo(oneInSoManyIsReady) > 0) return;
  const { errand } = order;
  const left = {
    ...stepOn(order),
    pictureId: await takePhoto(device),
    givenBy: errand?.kind === 'carry' ? (errand.giver?.name ?? 'Front desk') : null,
    laidOutKobo: null,
    receipts: [],
    waivedReason: null,
  };
  const result = await device.call(leaveStop, left);
  log(result.ok ? `${name} don leave ${order.market.name} (${order.code})` : `${name}: ${result.sentence}`);
}

/** Buys what is there; asks where the customer wants to be asked. `doneAt` is for what was done without network. */
export async function buy(
  agent: Agent,
  order: RunOrder,
  item: RunItem,
  stage: Stage,
  doneAt: string | null = null,
): Promise<void> {
  const { device, name } = agent;
  const step = { ...stepOn(order), doneAt, itemId: item.id };
  if (upTo(oneInSoManyIsNotThere) === 0) {
    answered(await device.call(leaveItemOut, step));
    return stage.log(`no ${item.name} for ${order.market.name} today (${order.code})`);
  }
  const { quantity, measure, replacement } = item;
  const priceKobo = priceOf(item);
  if (replacement !== 'none' && upTo(oneInSoManyIsOtherwise) === 0) {
    const other = { name: `${item.name} from anoda side`, quantity, measure, priceKobo };
    const proposal = { ...step, ...other, pictureId: await takePhoto(device) };
    const proposed = await device.call(proposeReplacement, proposal);
    if (proposed.ok) return stage.log(`${name} see anoda kind ${item.name} (${order.code})`);
  }
  const found = await device.call(findItem, { ...step, quantity, paidKobo: priceKobo, pictureId: null });
  if (found.ok) return;
  if (found.reason === 'ask-first') return ask(agent, order, item, stage, priceKobo);
  if (found.reason === 'float-too-low') return topUp(agent, stage);
  answered(await device.call(leaveItemOut, { ...stepOn(order), itemId: item.id }));
}

async function ask(
  { device, name }: Agent,
  order: RunOrder,
  { id: itemId, name: what, quantity }: RunItem,
  { log }: Stage,
  priceKobo: Kobo,
): Promise<void> {
  const pictureId = await takePhoto(device);
  const asked = await device.call(askPrice, { ...stepOn(order), itemId, quantity, priceKobo, pictureId });
  if (asked.ok) return log(`${name} dey ask: ${what} na ₦${priceKobo / 100}? (${order.code})`);
  answered(await device.call(leaveItemOut, { ...stepOn(order), itemId }));
}

/** About what the guide says, on a good day or a bad one; to the next ₦10. */
function priceOf({ guideKobo, capKobo, quantity }: RunItem): Kobo {
  const usual = guideKobo ?? capKobo ?? Math.round(60_000 * quantity);
  return asKobo(Math.max(1000, Math.round((usual * (85 + upTo(40))) / 100_000) * 1000));
}

export function stepOn({ code }: RunOrder) {
  return { clientRequestId: randomUUID(), code, doneAt: null };
}
