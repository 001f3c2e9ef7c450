import type * as endpoints from '#contract/analytics/endpoints.ts';
import { isReadable } from '#contract/analytics/range.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { analyseByKind } from './compare-days.ts';
import { readAgents, readWork } from './store/people.ts';
import { viewWork } from './view-figures.ts';

const agentsShown = 200;

export async function analyseWork(
  db: Db,
  asked: InputOf<typeof endpoints.analyseWork>,
): Promise<OutcomeOf<typeof endpoints.analyseWork>> {
  if (!isReadable(asked)) return { ok: false, reason: 'bad-days' };
  const [analysed, rows] = await Promise.all([
    analyseByKind(db, asked, readWork, viewWork),
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
