import { settingIn } from '#contract/settings/rules.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeEvent } from '../../outbox/event-store.ts';
import { inSpan } from '../../traces/traces.ts';
import { readStoredSettings } from '../settings/store.ts';
import { storeEtas } from './commands-eta.ts';
import { makeOffer } from './commands-offer.ts';
import { instantOf, minuteOf, runsToCome, stateOf, type Known } from './commands-state.ts';
import type { Instructions, Run } from './engine/instructions.ts';
import { plan } from './engine/plan.ts';
import type { DispatchState } from './engine/state.ts';
import { heardWithinSeconds, mostPlanned, noHolds } from './policy.ts';
import {
  isLookDue,
  readMemories,
  readMoment,
  readTouchedCarriers,
  storeLook,
  storeMemory,
  takeDispatch,
  type Moment,
} from './store-look.ts';
import { lapseOffers, lockOfferable, readNextEnd, withdrawOffers } from './store-offers.ts';
import {
  readCarriedBy,
  readFreeAgents,
  readMarketPlaces,
  readRecentNos,
  readWaiting,
  type FreeAgentRow,
} from './store-state.ts';
import { offerEvent } from './view-event.ts';

/** While anything is under way nobody trusts a plan for longer. */
const looksEveryMinutes = 10 / 60;

/** After so many events everybody is looked at. */
const mostEvents = 200;

/** Looks where something happened or its time has come. Any number of instances may ask at the same moment. */
export async function dispatchWhereDue(db: Db): Promise<void> {
  if (await isLookDue(db)) await dispatch(db);
}

/**
 * One look: what ended is ended, and what waits is offered to whom the engine says. What happens reaches those whom it
 * is about; everybody who is under way is looked at every few seconds.
 */
export async function dispatch(db: Db): Promise<void> {
  await endOffers(db);
  await inTransaction(db, async (transaction) => {
    // Taken in a statement of its own, so that the next ones see what the dispatcher before it has done.
    if (!(await takeDispatch(transaction))) return;
    const moment = await readMoment(transaction);
    const known = await readKnown(transaction, moment);
    const held = await planMarkets(transaction, known);
    const lookAt = await nextLook(transaction, moment, held);
    await storeLook(transaction, { seenNumber: moment.lastNumber, lookAt });
  });
}

/** Offers that nobody took in time, and those that nobody can take any more. */
function endOffers(db: Db): Promise<void> {
  return inTransaction(db, async (transaction) => {
    for (const ended of await lapseOffers(transaction))
      await writeEvent(transaction, offerEvent(ended, 'lapse'));
    for (const ended of await withdrawOffers(transaction))
      await writeEvent(transaction, offerEvent(ended, 'withdraw'));
  });
}

interface KnownAndShare extends Known {
  sharePercent: number;
}

async function readKnown(transaction: Db, moment: Moment): Promise<KnownAndShare> {
  const settings = await readStoredSettings(transaction);
  const agents = await readFreeAgents(transaction, heardWithinSeconds);
  // With nobody at work it is enough to know that something waits.
  const waiting = await readWaiting(transaction, agents.length === 0 ? 1 : mostPlanned);
  const ids = waiting.map(({ id }) => id);
  const whose = await whoseRuns(transaction, moment, agents);
  const [markets, carried, nos] = await Promise.all([
    readMarketPlaces(transaction),
    readCarriedBy(transaction, whose),
    readRecentNos(transaction, ids, noHolds),
  ]);
  return {
    now: moment.now,
    markets,
    waiting,
    agents,
    carried: Map.groupBy(carried, ({ carrierId }) => carrierId),
    nos,
    cashLimitKobo: Number(settingIn(settings, 'agent_cash_limit')),
    hasShoppersAndRiders: settingIn(settings, 'dispatch_way') === 'shoppers-and-riders',
    sharePercent: Number(settingIn(settings, 'agent_share_percent')),
  };
}

/** Until when it is enough to look at those whom what happened is about; null where it is time for everybody. */
function enoughUntil({ now, lookAt, lastNumber, seenNumber }: Moment): Date | null {
  return lookAt === null || lookAt <= now || lastNumber - seenNumber > mostEvents ? null : lookAt;
}

/** Those whom what happened is about, and those who can be offered what waits. */
async function whoseRuns(
  transaction: Db,
  moment: Moment,
  agents: readonly FreeAgentRow[],
): Promise<'everybody' | string[]> {
  if (enoughUntil(moment) === null) return 'everybody';
  const touched = await readTouchedCarriers(transaction, moment.seenNumber, mostEvents);
  return [...touched, ...agents.map(({ userId }) => userId)];
}

/** Plans each market by itself, offers what is to be offered now, and says until when the rest is held back. */
async function planMarkets(transaction: Db, known: KnownAndShare): Promise<number[]> {
  const runs = runsToCome(known);
  const memories = await readMemories(transaction);
  const etas = [...runs.values()].flatMap((run) => run.etas);
  const held: number[] = [];
  for (const market of known.markets) {
    const state = stateOf(known, market, runs, memories.get(market.id));
    if (state.orders.length === 0) continue;
    const instructions = await planned(state);
    for (const run of instructions.runs) await offerRun(transaction, known, run);
    await storeMemory(transaction, market.id, instructions.memory);
    etas.push(...instructions.etas);
    held.push(...untilOf(instructions));
  }
  await storeEtas(transaction, known, etas);
  return held;
}

/** The engine's thinking, as a piece of the trace. */
function planned(state: DispatchState): Promise<Instructions> {
  const attributes = { orders: state.orders.length, agents: state.agents.length };
  return inSpan({ name: 'dispatch plan', attributes }, async () => plan(state));
}

function untilOf({ held }: Instructions): number[] {
  return held.map(({ until }) => until);
}

const partOf = { shop: 'shopping', deliver: 'door', 'shop-and-deliver': 'whole' } as const;

/** Where somebody was quicker with one of its orders the next look plans anew. */
async function offerRun(transaction: Db, known: KnownAndShare, run: Run): Promise<void> {
  const locked = await lockOfferable(transaction, run.orders);
  const agent = known.agents.find(({ userId }) => userId === run.agent);
  const orders = run.orders.flatMap((id) => known.waiting.find((order) => order.id === id) ?? []);
  if (locked.length < run.orders.length || agent === undefined) return;
  const part = partOf[run.task];
  const fromId = part === 'door' ? (orders[0]?.agentId ?? null) : null;
  const { marketId } = agent;
  await makeOffer(transaction, { agent, marketId, part, fromId, orders, sharePercent: known.sharePercent });
}

/** A look between two at everybody puts the next of those off no further. */
async function nextLook(transaction: Db, moment: Moment, held: readonly number[]): Promise<Date | null> {
  const now = minuteOf(moment.now);
  const end = await readNextEnd(transaction);
  const until = enoughUntil(moment);
  const times = [
    ...held,
    ...(end === null ? [] : [minuteOf(end)]),
    ...(moment.isAnythingUnderWay ? [until === null ? now + looksEveryMinutes : minuteOf(until)] : []),
  ];
  return times.length === 0 ? null : instantOf(Math.min(...times));
}
