import type * as endpoints from '#contract/analytics/endpoints.ts';
import { daysBefore, isReadable } from '#contract/analytics/range.ts';
import type { InputOf, Outcome, OutcomeOf } from '#contract/endpoint.ts';
import { marketId } from '#contract/markets/schema.ts';
import type { Db } from '#server/db/database.ts';
import { readMarkets } from '#server/features/markets/store.ts';
import { countMarks } from '../reckoning/store/marks.ts';
import { readClaims, readRefunds, readTakings } from './store/money.ts';
import { readEndings, readOrders, readStages } from './store/orders.ts';
import { readAgents, readCustomers, readWork } from './store/people.ts';
import type { About, Asked } from './store/spread.ts';
import { overMarkets } from './view-analysis.ts';
import {
  viewCustomers,
  viewOrders,
  viewRefunds,
  viewTakings,
  viewTimes,
  viewWork,
  type BackRow,
} from './view-figures.ts';

const agentsShown = 200;

export async function analyseOrders(
  db: Db,
  asked: InputOf<typeof endpoints.analyseOrders>,
): Promise<OutcomeOf<typeof endpoints.analyseOrders>> {
  if (!isReadable(asked)) return { ok: false, reason: 'bad-days' };
  const [analysed, rows] = await Promise.all([
    analyse(db, asked, readOrders, viewOrders),
    readEndings(db, asked),
  ]);
  const endings = rows.map(({ status, mover, reason, now, before }) => ({
    status,
    mover,
    reason,
    now,
    before,
  }));
  return { ok: true, value: { ...analysed, endings } };
}

export async function analyseTimes(
  db: Db,
  asked: InputOf<typeof endpoints.analyseTimes>,
): Promise<OutcomeOf<typeof endpoints.analyseTimes>> {
  return whereReadable(asked, () => analyse(db, asked, readStages, viewTimes));
}

export async function analyseRefunds(
  db: Db,
  asked: InputOf<typeof endpoints.analyseRefunds>,
): Promise<OutcomeOf<typeof endpoints.analyseRefunds>> {
  return whereReadable(asked, () => analyse(db, asked, readBack, viewRefunds));
}

export async function analyseTakings(
  db: Db,
  asked: InputOf<typeof endpoints.analyseTakings>,
): Promise<OutcomeOf<typeof endpoints.analyseTakings>> {
  return whereReadable(asked, () => analyse(db, asked, readTakings, viewTakings));
}

export async function analyseCustomers(
  db: Db,
  asked: InputOf<typeof endpoints.analyseCustomers>,
): Promise<OutcomeOf<typeof endpoints.analyseCustomers>> {
  return whereReadable(asked, () => analyse(db, asked, readCustomers, viewCustomers));
}

export async function analyseWork(
  db: Db,
  asked: InputOf<typeof endpoints.analyseWork>,
): Promise<OutcomeOf<typeof endpoints.analyseWork>> {
  if (!isReadable(asked)) return { ok: false, reason: 'bad-days' };
  const [analysed, rows] = await Promise.all([
    analyse(db, asked, readWork, viewWork),
    readAgents(db, asked, agentsShown),
  ]);
  const agents = rows.map(({ agentId, name, onlineSeconds, delivered }) => ({
    agentId,
    name,
    onlineSeconds,
    delivered,
  }));
  return { ok: true, value: { ...analysed, agents } };
}

async function readBack(db: Db, asked: Asked): Promise<BackRow[]> {
  const [refunds, claims] = await Promise.all([readRefunds(db, asked), readClaims(db, asked)]);
  return [
    ...refunds.map((row) => ({ ...row, of: 'refund' as const })),
    ...claims.map((row) => ({ ...row, of: 'claim' as const })),
  ];
}

async function whereReadable<Value>(
  asked: Asked,
  read: () => Promise<Value>,
): Promise<Outcome<Value, 'bad-days'>> {
  return isReadable(asked) ? { ok: true, value: await read() } : { ok: false, reason: 'bad-days' };
}

/** The figures of the days beside those before, with the markets as they are called today. */
async function analyse<Row extends About, Figures>(
  db: Db,
  asked: Asked,
  read: (db: Db, asked: Asked) => Promise<Row[]>,
  fold: (rows: readonly Row[]) => Figures,
) {
  const [daysWaiting, rows, markets] = await Promise.all([
    countMarks(db, { from: daysBefore(asked).from, to: asked.to }),
    read(db, asked),
    readMarkets(db),
  ]);
  const named = markets.map(({ id, name }) => ({ id: marketId.parse(id), name }));
  return overMarkets({ asked, daysWaiting, markets: named }, rows, fold);
}
