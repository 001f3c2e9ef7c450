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
import { isLookDue, readMemories, readMoment, storeLook, storeMemory, takeDispatch } from './store-look.ts';
import { lapseOffers, lockOfferable, readNextEnd, withdrawOffers } from './store-offers.ts';
import {
  readAllCarried,
  readFreeAgents,
  readMarketPlaces,
  readRecentNos,
  readWaiting,
} from './store-state.ts';
import { offerEvent } from './view-event.ts';

/** While anything waits or is carried nobody trusts a plan for longer. */
const looksEveryMinutes = 10 / 60;

/** Looks where something happened or its time has come. Any number of instances may ask at the same moment. */
export async function dispatchWhereDue(db: Db): Promise<void> {
  if (await isLookDue(db)) await dispatch(db);
}

/** One look: what ended is ended, and what waits is offered to whom the engine says. */
export async function dispatch(db: Db): Promise<void> {
  await endOffers(db);
  await inTransaction(db, async (transaction) => {
    // Taken in a statement of its own, so that the next ones see what the dispatcher before it has done.
    if (!(await takeDispatch(transaction))) return;
    const { now, lastNumber } = await readMoment(transaction);
    const known = await readKnown(transaction, now);
    const held = await planMarkets(transaction, known);
    const lookAt = await nextLook(transaction, known, held);
    await storeLook(transaction, { seenNumber: lastNumber, lookAt });
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

async function readKnown(transaction: Db, now: Date): Promise<KnownAndShare> {
  const settings = await readStoredSettings(transaction);
  const agents = await readFreeAgents(transaction, heardWithinSeconds);
  const [markets, waiting, carried, nos] = await Promise.all([
    readMarketPlaces(transaction),
    // With nobody at work it is enough to know that something waits.
    readWaiting(transaction, agents.length === 0 ? 1 : mostPlanned),
    readAllCarried(transaction),
    readRecentNos(transaction, noHolds),
  ]);
  return {
    now,
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

async function nextLook(transaction: Db, known: Known, held: readonly number[]): Promise<Date | null> {
  const isAnythingUnderWay = known.waiting.length > 0 || known.carried.size > 0;
  const now = minuteOf(known.now);
  const end = await readNextEnd(transaction);
  const times = [
    ...held,
    ...(end === null ? [] : [minuteOf(end)]),
    ...(isAnythingUnderWay ? [now + looksEveryMinutes] : []),
  ];
  return times.length === 0 ? null : instantOf(Math.min(...times));
}
