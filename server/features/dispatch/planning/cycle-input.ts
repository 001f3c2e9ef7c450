import { lastSeenWithinSeconds } from '#contract/orders/arrival/range.ts';
import { hasShoppersAndRiders } from '#contract/dispatch/way-of-working.ts';
import { settingIn } from '#contract/settings/rules.ts';
import type { Db } from '#server/db/database.ts';
import { readSettingsByCity } from '#server/features/settings/store-cities.ts';
import type { Known, UnderWay } from './engine-state.ts';
import type { Memory } from '../engine/state.ts';
import { mostPlanned, noHolds } from '../policy.ts';
import { readMemories, readTouchedCarriers, type CycleStart } from './store-cycle.ts';
import {
  readCarriedBy,
  readFreeAgents,
  readMarketPlaces,
  readRecentNos,
  readWaiting,
  type FreeAgentRow,
} from './store-state.ts';

/** Waiting orders, and agents who can be asked. */
export interface CycleQueries extends Omit<Known, keyof UnderWay> {
  /** The engine’s memory of each market. */
  memories: ReadonlyMap<string, Memory>;
}

export interface Seen {
  underWay: UnderWay;
  /** Undefined where no order waits, or no agent is there to be asked. */
  asking: CycleQueries | undefined;
}

/**
 * Reads runs under way of the agents in question, or of all, and the waiting orders. Independent queries go to the
 * database together, because a dispatch cycle follows every event.
 */
export async function readSeen(transaction: Db, start: CycleStart): Promise<Seen> {
  const { now, waitsAt } = start;
  const [agents, touched] = await Promise.all([
    waitsAt.length === 0 ? [] : readFreeAgents(transaction, waitsAt, lastSeenWithinSeconds),
    readTouched(transaction, start),
  ]);
  const whose = touched === 'everybody' ? touched : [...touched, ...agents.map(({ userId }) => userId)];
  const [asking, underWay] = await Promise.all([
    agents.length === 0 ? undefined : readQueries(transaction, agents),
    readUnderWay(transaction, now, whose),
  ]);
  return { asking, underWay };
}

async function readTouched(transaction: Db, start: CycleStart): Promise<'everybody' | string[]> {
  if (enoughUntil(start) === null) return 'everybody';
  return readTouchedCarriers(transaction, start.seenNumber, mostEvents);
}

/** The way of working is set for all cities alone. */
const noCity = '';

async function readQueries(transaction: Db, agents: readonly FreeAgentRow[]): Promise<CycleQueries> {
  const [settings, waiting, memories] = await Promise.all([
    readSettingsByCity(transaction, ['agent_cash_limit', 'dispatch_way']),
    readWaiting(transaction, mostPlanned),
    readMemories(transaction),
  ]);
  const ids = waiting.map(({ id }) => id);
  return {
    waiting,
    agents,
    memories,
    nos: await readRecentNos(transaction, ids, noHolds),
    cashLimitKoboIn: (cityId) => Number(settingIn(settings(cityId), 'agent_cash_limit')),
    hasShoppersAndRiders: hasShoppersAndRiders(settings(noCity)),
  };
}

async function readUnderWay(
  transaction: Db,
  now: Date,
  whose: 'everybody' | readonly string[],
): Promise<UnderWay> {
  if (whose.length === 0) return { now, markets: [], carried: new Map() };
  const [markets, carried] = await Promise.all([
    readMarketPlaces(transaction),
    readCarriedBy(transaction, whose),
  ]);
  return { now, markets, carried: Map.groupBy(carried, ({ carrierId }) => carrierId) };
}

/** After so many events everybody is planned for. */
const mostEvents = 200;

/** Until when it is enough to plan for those whom the events concern; null where it is time for everybody. */
export function enoughUntil({ now, lookAt: nextCycleAt, lastNumber, seenNumber }: CycleStart): Date | null {
  return nextCycleAt === null || nextCycleAt <= now || lastNumber - seenNumber > mostEvents
    ? null
    : nextCycleAt;
}
