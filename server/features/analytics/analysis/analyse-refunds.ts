import type * as endpoints from '#contract/analytics/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { analyseByKind, whereReadable } from './compare-days.ts';
import { readClaims, readRefunds } from './store/money.ts';
import type { Asked } from './store/spread.ts';
import { viewRefunds, type BackRow } from './view-figures.ts';

export async function analyseRefunds(
  db: Db,
  asked: InputOf<typeof endpoints.analyseRefunds>,
): Promise<OutcomeOf<typeof endpoints.analyseRefunds>> {
  return whereReadable(asked, () => analyseByKind(db, asked, readBack, viewRefunds));
}

async function readBack(db: Db, asked: Asked): Promise<BackRow[]> {
  const [refunds, claims] = await Promise.all([readRefunds(db, asked), readClaims(db, asked)]);
  return [
    ...refunds.map((row) => ({ ...row, of: 'refund' as const })),
    ...claims.map((row) => ({ ...row, of: 'claim' as const })),
  ];
}
