import { asKobo } from '#contract/kobo.ts';
import type { RunItem } from '#contract/orders/run/schema.ts';
import { answered } from '#test/client.ts';
import { bringPhoto } from '#test/factories/claims.ts';
import { onRun, say, seenBy } from '#test/factories/run.ts';
import { cancels, moves, type Life } from './life.ts';

/** Buys the list; true where something is in the bag and it can be brought. */
export async function shops(life: Life): Promise<boolean> {
  const { chance, agent } = life.street;
  const steps = onRun(agent, life.placed);
  answered(await steps.startShopping());
  for (const { id } of life.placed.order.items) {
    await resolves(life, id);
    if (chance.happens(3)) return gaveUp(life);
  }
  if (chance.happens(4)) return gaveUp(life);
  return (await steps.pickUp()).ok;
}

async function resolves(life: Life, itemId: RunItem['id']): Promise<void> {
  const way = life.street.chance.oneOf([
    'find',
    'find',
    'find',
    'leave-out',
    'replace',
    'ask',
    'reopen',
  ] as const);
  if (!(await tries(way, life, itemId)))
    answered(await onRun(life.street.agent, life.placed).leaveOut(itemId));
}

/** True where the item has an outcome by it. */
async function tries(
  way: 'find' | 'leave-out' | 'replace' | 'ask' | 'reopen',
  life: Life,
  itemId: RunItem['id'],
): Promise<boolean> {
  if (way === 'leave-out') return false;
  if (way === 'replace') return replaces(life, itemId);
  if (way === 'ask') return asks(life, itemId);
  const paidKobo = await finds(life, itemId);
  if (way === 'find' || paidKobo === null) return paidKobo !== null;
  answered(await onRun(life.street.agent, life.placed).reopen(itemId));
  life.street.pocketKobo += paidKobo;
  return (await finds(life, itemId)) !== null;
}

/** Price paid; null where the product refused. The pocket changes only with a success. */
async function finds(life: Life, itemId: RunItem['id']): Promise<number | null> {
  const { chance, agent } = life.street;
  const paidKobo = asKobo(5000 + chance.upTo(40_000));
  const quantity = chance.happens(20) ? 0.5 : 1;
  const result = await onRun(agent, life.placed).find({ itemId, quantity, paidKobo, pictureId: null });
  if (!result.ok) return null;
  life.street.pocketKobo -= paidKobo;
  return paidKobo;
}

async function offer(life: Life, itemId: RunItem['id']) {
  const { chance, agent, house } = life.street;
  const priceKobo = asKobo(5000 + chance.upTo(60_000));
  const pictureId = await bringPhoto(house.world.device({ cookies: agent.client.cookies }));
  return { itemId, quantity: 1, priceKobo, pictureId };
}

async function replaces(life: Life, itemId: RunItem['id']): Promise<boolean> {
  const given = { ...(await offer(life, itemId)), name: 'something like it', measure: null };
  const result = await onRun(life.street.agent, life.placed).propose(given);
  if (!result.ok) return false;
  const isBought = result.value.items.some(({ id, status }) => id === itemId && status === 'replaced');
  if (isBought) life.street.pocketKobo -= given.priceKobo;
  return isBought || answers(life, given.priceKobo);
}

async function asks(life: Life, itemId: RunItem['id']): Promise<boolean> {
  const given = await offer(life, itemId);
  const result = await onRun(life.street.agent, life.placed).askPrice(given);
  return result.ok && answers(life, given.priceKobo);
}

/** The customer says yes or no; or nothing at all, and the agent goes on without. */
async function answers(life: Life, priceKobo: number): Promise<boolean> {
  const { chance } = life.street;
  if (chance.happens(20)) return false;
  const yes = chance.happens(60);
  const result = await say(life.customer, life.placed, yes);
  if (result.ok && yes) life.street.pocketKobo -= priceKobo;
  return result.ok;
}

/** One side gives up, in the middle of the market or at the stop. */
export async function gaveUp(life: Life): Promise<false> {
  const { chance, agent } = life.street;
  const who = chance.oneOf(['customer', 'agent', 'office'] as const);
  if (who === 'agent') answered(await onRun(agent, life.placed).cancel('My tyre is flat'));
  else if (who === 'office') await moves(life, 'cancel');
  else await cancelsWhileShopped(life);
  return false;
}

async function cancelsWhileShopped(life: Life): Promise<void> {
  const before = await seenBy(life.customer, life.placed);
  await cancels(life);
  if ((await seenBy(life.customer, life.placed)).status !== 'cancelled') return moves(life, 'cancel');
  const bought = before.items.reduce((sum, { paidKobo }) => sum + (paidKobo ?? 0), 0);
  life.bornKobo = bought + before.serviceFeeKobo;
}
