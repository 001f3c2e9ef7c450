import { settingIn } from '#contract/settings/rules.ts';
import type { Db } from '../../db/database.ts';
import { readStoredSettings } from '../settings/store.ts';
import type { Known, UnderWay } from './commands-state.ts';
import { heardWithinSeconds, mostPlanned, noHolds } from './policy.ts';
import { readTouchedCarriers, type Moment } from './store-look.ts';
import {
  readCarriedBy,
  readFreeAgents,
  readMarketPlaces,
  readRecentNos,
  readWaiting,
  type FreeAgentRow,
} from './store-state.ts';

/** What waits, and who can be asked. */
export interface Asking extends Omit<Known, keyof UnderWay> {
  sharePercent: number;
}

/** Nothing where nothing waits, or nobody is there to be asked. */
export async function readAsking(
  transaction: Db,
  { waitsAt }: Pick<Moment, 'waitsAt'>,
): Promise<Asking | undefined> {
  if (waitsAt.length === 0) return undefined;
  const agents = await readFreeAgents(transaction, waitsAt, heardWithinSeconds);
  if (agents.length === 0) return undefined;
  const settings = await readStoredSettings(transaction);
  const waiting = await readWaiting(transaction, mostPlanned);
  const ids = waiting.map(({ id }) => id);
  return {
    waiting,
    agents,
    nos: await readRecentNos(transaction, ids, noHolds),
    cashLimitKobo: Number(settingIn(settings, 'agent_cash_limit')),
    hasShoppersAndRiders: settingIn(settings, 'dispatch_way') === 'shoppers-and-riders',
    sharePercent: Number(settingIn(settings, 'agent_share_percent')),
  };
}

/** Who is under way with what: those whom what happened is about and those who can be asked, or everybody. */
export async function readUnderWay(
  transaction: Db,
  moment: Moment,
  agents: readonly FreeAgentRow[],
): Promise<UnderWay> {
  const whose = await whoseRuns(transaction, moment, agents);
  if (whose.length === 0) return { now: moment.now, markets: [], carried: new Map() };
  const [markets, carried] = await Promise.all([
    readMarketPlaces(transaction),
    readCarriedBy(transaction, whose),
  ]);
  return { now: moment.now, markets, carried: Map.groupBy(carried, ({ carrierId }) => carrierId) };
}

async function whoseRuns(
  transaction: Db,
  moment: Moment,
  agents: readonly FreeAgentRow[],
): Promise<'everybody' | string[]> {
  if (enoughUntil(moment) === null) return 'everybody';
  const touched = await readTouchedCarriers(transaction, moment.seenNumber, mostEvents);
  return [...touched, ...agents.map(({ userId }) => userId)];
}

/** After so many events everybody is looked at. */
const mostEvents = 200;

/** Until when it is enough to look at those whom what happened is about; null where it is time for everybody. */
export function enoughUntil({ now, lookAt, lastNumber, seenNumber }: Moment): Date | null {
  return lookAt === null || lookAt <= now || lastNumber - seenNumber > mostEvents ? null : lookAt;
}
