import { isTooHeavy } from '#contract/agents/vehicles.ts';
import type { showCoverage as endpoint } from '#contract/dispatch/admin/endpoints.ts';
import { freeFloatOf } from '#contract/dispatch/free-float.ts';
import type { MarketCoverage, WaitingCause } from '#contract/dispatch/schema.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import { isOpenNow } from '#contract/markets/rules.ts';
import type { MarketId } from '#contract/markets/schema.ts';
import { lastSeenWithinSeconds } from '#contract/orders/arrival/range.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { settingIn } from '#contract/settings/rules.ts';
import type { Db } from '#server/db/database.ts';
import { readMarkets } from '#server/features/markets/store.ts';
import { readSettingsByCity } from '#server/features/settings/store-cities.ts';
import { obstacleOf } from '../engine/model/eligibility.ts';
import { carriesGramsOf, cashOf, cashRoomOf } from '../planning/engine-state.ts';
import { readCarriedBy, readRecentNos, type NoRow } from '../planning/store-state.ts';
import { dryBelowKobo, isTheirOwn, noHolds } from '../policy.ts';
import {
  readAtWork,
  readDueSoon,
  readUntaken,
  type AtWorkRow,
  type DueSoonRow,
  type UntakenRow,
} from './store-coverage.ts';

/** More than that nobody reads through. */
const most = 200;
const soonMinutes = 60;

/** Agents at work by market, floats that run dry, and the reasons why waiting orders have no agent. */
export async function showCoverage(db: Db): Promise<OutcomeOf<typeof endpoint>> {
  const [markets, online, untaken, soon, settings] = await Promise.all([
    readMarkets(db),
    readAtWork(db, lastSeenWithinSeconds, most),
    readUntaken(db, most),
    readDueSoon(db, soonMinutes),
    readSettingsByCity(db, ['agent_cash_limit']),
  ]);
  const [carried, nos] = await Promise.all([
    readCarriedBy(
      db,
      online.map(({ userId }) => userId),
    ),
    readRecentNos(
      db,
      untaken.map(({ id }) => id),
      noHolds,
    ),
  ]);
  const cityOf = new Map(markets.map(({ id, cityId }): [string, string] => [id, cityId]));
  const cashLimitKoboOf = ({ marketId }: AtWorkRow) =>
    Number(settingIn(settings(cityOf.get(marketId) ?? ''), 'agent_cash_limit'));
  const atWork = online.map((agent): AtWork => {
    const own = carried.filter(({ carrierId }) => carrierId === agent.userId);
    return {
      ...agent,
      carrying: own.length,
      freeFloatKobo: freeFloatOf(agent.floatKobo, own),
      cashRoomKobo: cashRoomOf(cashLimitKoboOf(agent), own),
    };
  });
  const now = new Date();
  const covered = markets.map((market) => ({
    ...coverageOf({ id: market.id, name: market.name, isOpen: isOpenNow(market, now) }, atWork, untaken, nos),
    dueSoon: viewDueSoon(soon.find(({ marketId }) => marketId === market.id)),
  }));
  return {
    ok: true,
    value: covered.filter(
      ({ isOpen, agents, waiting, dueSoon }) =>
        isOpen || agents.length + waiting.length > 0 || dueSoon !== null,
    ),
  };
}

function viewDueSoon(row: DueSoonRow | undefined): MarketCoverage['dueSoon'] {
  return row === undefined ? null : { orders: row.orders, from: row.from.toISOString() };
}

interface AtWork extends AtWorkRow {
  carrying: number;
  freeFloatKobo: number;
  cashRoomKobo: number;
}

function coverageOf(
  { id, name, isOpen }: { id: MarketId; name: string; isOpen: boolean },
  atWork: readonly AtWork[],
  untaken: readonly UntakenRow[],
  nos: readonly NoRow[],
): Omit<MarketCoverage, 'dueSoon'> {
  const here = atWork.filter((agent) => agent.marketId === id);
  return {
    marketId: id,
    name,
    isOpen,
    agents: here.map(({ userId, name: of, works, carrying, freeFloatKobo, isHeard: isReachable }) => ({
      userId,
      name: of,
      works,
      carrying,
      freeFloatKobo,
      isDry: works !== 'rider' && freeFloatKobo < dryBelowKobo,
      isHeard: isReachable,
    })),
    waiting: untaken
      .filter((order) => order.marketId === id)
      .map((order) => ({
        code: orderCode.parse(order.code),
        since: order.since.toISOString(),
        cause: causeOf(
          order,
          here.filter(({ isHeard: isReachable }) => isReachable),
          nos,
        ),
      })),
  };
}

type InTheWay = Exclude<keyof WaitingCause, 'askedName' | 'online' | 'tooHeavyGrams'>;

const counts = { part: 'others', weight: 'tooHeavy', float: 'noFloat', cash: 'overCash' } as const;

/** By what stands in each one's way; of several the first counts. */
function causeOf(order: UntakenRow, online: readonly AtWork[], nos: readonly NoRow[]): WaitingCause {
  const cause = { canTake: 0, tooHeavy: 0, noFloat: 0, overCash: 0, declined: 0, others: 0 };
  for (const agent of online) cause[inTheWay(order, agent, online, nos)] += 1;
  const carriers = online.filter(({ works }) => works !== 'shopper').map(({ vehicle }) => vehicle);
  const tooHeavyGrams = isTooHeavy(order.loadGrams, carriers) ? order.loadGrams : null;
  return { askedName: order.askedName, online: online.length, ...cause, tooHeavyGrams };
}

function inTheWay(
  order: UntakenRow,
  agent: AtWork,
  online: readonly AtWork[],
  nos: readonly NoRow[],
): InTheWay {
  if (isTheirOwn(order, agent)) return 'others';
  if (nos.some(({ orderId, userId }) => orderId === order.id && userId === agent.userId)) return 'declined';
  const isPacked = order.status === 'ready_for_delivery';
  const obstacle = obstacleOf(
    {
      role: agent.works,
      freeFloat: agent.freeFloatKobo,
      cashRoom: agent.cashRoomKobo,
      carriesGrams: carriesGramsOf(agent, online),
    },
    {
      goods: { state: isPacked ? 'ready' : 'to-shop' },
      floatNeeded: isPacked ? 0 : order.mostBoughtKobo,
      cashAtDoor: cashOf(order),
      grams: order.loadGrams,
    },
  );
  return obstacle === undefined ? 'canTake' : counts[obstacle];
}
