import { asKobo } from '#contract/kobo.ts';
import type { RunItem } from '#contract/orders/run-schema.ts';
import { answered } from '#test/client.ts';
import { bringPhoto } from '#test/factories-claims.ts';
import { onRun, say, seenBy } from '#test/factories-run.ts';
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
  const { chance } = life.street;
  const way = chance.oneOf(['find', 'find', 'find', 'leave-out', 'replace', 'ask', 'reopen'] as const);
  if (way === 'leave-out') return leavesOut(life, itemId);
  if (way === 'replace') await replaces(life, itemId);
  else if (way === 'ask') await asks(life, itemId);
  else await finds(life, itemId);
  if (way === 'reopen') {
    await reopens(life, itemId);
    await finds(life, itemId);
  }
  if (!(await isResolved(life, itemId))) await leavesOut(life, itemId);
}

/** What is paid leaves the pocket exactly where the product says yes. */
async function pays(life: Life, kobo: number, buy: () => Promise<{ ok: boolean }>): Promise<void> {
  if ((await buy()).ok) life.street.pocketKobo -= kobo;
}

function finds(life: Life, itemId: RunItem['id']): Promise<void> {
  const { chance, agent } = life.street;
  const paidKobo = asKobo(5000 + chance.upTo(60_000));
  const quantity = chance.happens(20) ? 0.5 : 1;
  const steps = onRun(agent, life.placed);
  return pays(life, paidKobo, () => steps.find({ itemId, quantity, paidKobo, pictureId: null }));
}

async function offer(life: Life, itemId: RunItem['id']) {
  const { chance, agent, house } = life.street;
  const priceKobo = asKobo(5000 + chance.upTo(90_000));
  const pictureId = await bringPhoto(house.world.device({ cookies: agent.client.cookies }));
  return { itemId, quantity: 1, priceKobo, pictureId };
}

async function replaces(life: Life, itemId: RunItem['id']): Promise<void> {
  const given = { ...(await offer(life, itemId)), name: 'something like it', measure: null };
  if (!(await onRun(life.street.agent, life.placed).propose(given)).ok) return;
  if (await isResolved(life, itemId)) life.street.pocketKobo -= given.priceKobo;
  else await answers(life, given.priceKobo);
}

async function asks(life: Life, itemId: RunItem['id']): Promise<void> {
  const given = await offer(life, itemId);
  if ((await onRun(life.street.agent, life.placed).askPrice(given)).ok) await answers(life, given.priceKobo);
}

/** The customer says yes or no, or nothing at all and the agent goes on. */
async function answers(life: Life, priceKobo: number): Promise<void> {
  const { chance } = life.street;
  if (chance.happens(20)) return;
  const yes = chance.happens(60);
  const heard = await say(life.customer, life.placed, yes);
  if (heard.ok && yes) life.street.pocketKobo -= priceKobo;
}

async function reopens(life: Life, itemId: RunItem['id']): Promise<void> {
  const before = await itemOf(life, itemId);
  const heard = await onRun(life.street.agent, life.placed).reopen(itemId);
  if (heard.ok) life.street.pocketKobo += before?.paidKobo ?? 0;
}

async function leavesOut(life: Life, itemId: RunItem['id']): Promise<void> {
  answered(await onRun(life.street.agent, life.placed).leaveOut(itemId));
}

async function itemOf({ customer, placed }: Life, itemId: RunItem['id']) {
  return (await seenBy(customer, placed)).items.find(({ id }) => id === itemId);
}

async function isResolved(life: Life, itemId: RunItem['id']): Promise<boolean> {
  const status = (await itemOf(life, itemId))?.status;
  return status === 'found' || status === 'short' || status === 'replaced' || status === 'unavailable';
}

/** Somebody will not go on with it, in the middle of the market. */
async function gaveUp(life: Life): Promise<false> {
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
