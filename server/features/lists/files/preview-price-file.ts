import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/files/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { isMarket } from '../prices/store/corrections.ts';
import { digestOf } from './digest.ts';
import type { PlannedPrice } from './plan-price-file.ts';
import { readPricePlan } from './read-price-plan.ts';

export async function previewPriceFile(
  db: Db,
  input: InputOf<typeof endpoints.previewPriceFile>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.previewPriceFile>> {
  if (!(await isMarket(db, input.marketId))) return { ok: false, reason: 'not-found' };
  const plan = await readPricePlan(db, input, memberOf(caller).user.id);
  const place = ({ line, item, measure, kobo }: PlannedPrice) => ({ line, item, measure, kobo });
  return {
    ok: true,
    value: {
      digest: digestOf(plan),
      wrong: plan.wrong,
      added: plan.added.map(place),
      changed: plan.changed.map((one) => ({
        ...place(one),
        beforeKobo: one.beforeKobo ?? asKobo(0),
        isFar: one.isFar,
      })),
      unchanged: plan.unchanged,
      empty: plan.empty,
    },
  };
}
