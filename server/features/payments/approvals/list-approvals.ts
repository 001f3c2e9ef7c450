import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/approvals/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { readDecided, readWaiting } from './store.ts';
import { viewApproval } from './view.ts';

const mostWaiting = 200;
const mostDecided = 30;
const decidedDays = 7;

export async function listApprovals(db: Db): Promise<OutcomeOf<typeof endpoints.listApprovals>> {
  const [waiting, decided] = await Promise.all([
    readWaiting(db, mostWaiting),
    readDecided(db, decidedDays, mostDecided),
  ]);
  return { ok: true, value: { waiting: waiting.map(viewApproval), decided: decided.map(viewApproval) } };
}
