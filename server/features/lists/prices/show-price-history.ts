import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import type { showPriceHistory as endpoint } from '#contract/lists/catalogue/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { isItem, isMarket } from './store/corrections.ts';
import { guidesFor } from './store/guide.ts';
import { readHistory } from './store/history.ts';

export async function showPriceHistory(
  db: Db,
  place: InputOf<typeof endpoint>,
): Promise<OutcomeOf<typeof endpoint>> {
  if (!(await isMarket(db, place.marketId)) || !(await isItem(db, place.itemId)))
    return { ok: false, reason: 'not-found' };
  const [guide = null] = await guidesFor(db, place.marketId, [place]);
  const { weeks, samples, corrections } = await readHistory(db, place);
  return {
    ok: true,
    value: {
      guide,
      weeks: weeks.map((one) => ({
        week: one.week,
        medianKobo: asKobo(one.medianKobo),
        lowKobo: asKobo(one.lowKobo),
        highKobo: asKobo(one.highKobo),
        samples: one.samples,
      })),
      samples: samples.map(({ id, day, kobo, by, state }) => ({
        id,
        day,
        kobo: asKobo(kobo),
        by,
        state,
      })),
      corrections: corrections.map(({ kobo, by, since, until }) => ({
        kobo: asKobo(kobo),
        by,
        since: since.toISOString(),
        until: until?.toISOString() ?? null,
      })),
    },
  };
}
