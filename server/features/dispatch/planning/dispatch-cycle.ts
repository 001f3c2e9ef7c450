import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { inSpan } from '#server/traces/traces.ts';
import { storeEtas } from './save-etas.ts';
import { makeOffer } from '../offers/make-offer.ts';
import { instantOf, minuteOf, runsToCome, stateOf, type Known } from './engine-state.ts';
import type { RunToCome } from '../engine/follow-run.ts';
import type { Instructions, OrderEta, Run } from '../engine/instructions.ts';
import { plan } from '../engine/plan.ts';
import type { DispatchState } from '../engine/state.ts';
import { enoughUntil, readSeen, type CycleQueries } from './cycle-input.ts';
import {
  isCycleDue,
  readCycleStart,
  storeCycle,
  storeMemory,
  takeDispatch,
  type CycleStart,
} from './store-cycle.ts';
import { isAnyOfferOver, lapseOffers, lockOfferable, withdrawOffers } from '../offers/store.ts';
import { offerEvent } from '../offers/view-event.ts';

/** While anything is under way nobody trusts a plan for longer. */
const cycleEveryMinutes = 10 / 60;

/** Looks where something happened or its time has come. Any number of instances may ask at the same moment. */
export async function dispatchWhereDue(db: Db): Promise<void> {
  if (await isCycleDue(db)) await dispatch(db);
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
    const start = await readCycleStart(transaction);
    const { asking, underWay } = await readSeen(transaction, start);
    const runs = runsToCome(underWay);
    const { etas, held } =
      asking === undefined
        ? nothingPlanned
        : await planMarkets(transaction, { ...underWay, ...asking }, runs);
    const ofRuns = [...runs.values()].flatMap((run) => run.etas);
    await storeEtas(transaction, underWay, asking?.waiting ?? [], [...ofRuns, ...etas]);
    await storeCycle(transaction, { seenNumber: start.lastNumber, lookAt: nextCycle(start, held) });
  });
}

/** Offers that nobody took in time, and those that nobody can take any more. */
async function endOffers(db: Db): Promise<void> {
  if (!(await isAnyOfferOver(db))) return;
  await inTransaction(db, async (transaction) => {
    for (const ended of await lapseOffers(transaction))
      await writeEvent(transaction, offerEvent(ended, 'offer.lapsed'));
    for (const ended of await withdrawOffers(transaction))
      await writeEvent(transaction, offerEvent(ended, 'offer.withdrawn'));
  });
}

interface Planned {
  etas: readonly OrderEta[];
  /** Until when what is not offered yet is held back. */
  held: readonly number[];
}

const nothingPlanned: Planned = { etas: [], held: [] };

/** Plans each market by itself, and offers what is to be offered now. */
async function planMarkets(
  transaction: Db,
  known: Known & CycleQueries,
  runs: ReadonlyMap<string, RunToCome>,
): Promise<Planned> {
  const etas: OrderEta[] = [];
  const held: number[] = [];
  for (const market of known.markets) {
    const state = stateOf(known, market, runs, known.memories.get(market.id));
    if (state.orders.length === 0 || state.agents.length === 0) continue;
    const instructions = await planned(state);
    for (const run of instructions.runs) await offerRun(transaction, known, run);
    await storeMemory(transaction, market.id, instructions.memory);
    etas.push(...instructions.etas);
    held.push(...untilOf(instructions));
  }
  return { etas, held };
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

/** The next dispatch cycle plans anew if another was quicker with one of its orders. */
async function offerRun(transaction: Db, known: Known & CycleQueries, run: Run): Promise<void> {
  const locked = await lockOfferable(transaction, run.orders);
  const agent = known.agents.find(({ userId }) => userId === run.agent);
  const orders = run.orders.flatMap((id) => known.waiting.find((order) => order.id === id) ?? []);
  if (locked.length < run.orders.length || agent === undefined) return;
  const part = partOf[run.task];
  const fromId = part === 'door' ? (orders[0]?.agentId ?? null) : null;
  const { marketId } = agent;
  await makeOffer(transaction, { agent, marketId, part, fromId, orders });
}

/** A look between two at everybody puts the next of those off no further. */
function nextCycle(start: CycleStart, held: readonly number[]): Date | null {
  const until = enoughUntil(start);
  const atAll = until === null ? minuteOf(start.now) + cycleEveryMinutes : minuteOf(until);
  const times = [...held, ...(start.isAnythingUnderWay ? [atAll] : [])];
  return times.length === 0 ? null : instantOf(Math.min(...times));
}
