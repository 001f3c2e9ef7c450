import type * as endpoints from '#contract/analytics/agents-endpoints.ts';
import { isReadable } from '#contract/analytics/range.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { readPerformance } from './store/agents.ts';
import { countMarks } from '../reckoning/store/marks.ts';

const mostAgents = 1000;

/** Performance of every agent, from the figures stored per day. */
export async function showPerformance(
  db: Db,
  days: InputOf<typeof endpoints.showPerformance>,
): Promise<OutcomeOf<typeof endpoints.showPerformance>> {
  if (!isReadable(days)) return { ok: false, reason: 'bad-days' };
  const [agents, daysWaiting] = await Promise.all([
    readPerformance(db, days, mostAgents),
    countMarks(db, days),
  ]);
  return { ok: true, value: { agents, daysWaiting } };
}
