import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as catalogue from '#contract/lists/catalogue/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { viewSample } from '../catalogue/view.ts';
import { countWaitingSamples, readWaitingSamples } from './store/samples.ts';

const mostWaitingShown = 100;

export async function listSamplesWaiting(db: Db): Promise<OutcomeOf<typeof catalogue.listSamplesWaiting>> {
  const samples = await readWaitingSamples(db, mostWaitingShown);
  return { ok: true, value: { waiting: await countWaitingSamples(db), samples: samples.map(viewSample) } };
}
