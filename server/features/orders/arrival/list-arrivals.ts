import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { listArrivals as endpoint } from '#contract/orders/endpoints.ts';
import { hasShoppersAndRiders } from '#contract/dispatch/way-of-working.ts';
import { openingOf, whenBoughtAt } from '#contract/orders/placing/opening.ts';
import type { Db } from '#server/db/database.ts';
import { goalAmong } from '#server/features/cities/zones/store-goal.ts';
import { readSettingsByCity } from '#server/features/settings/store-cities.ts';
import { frontPageMinutesIn, promiseFor } from './promise.ts';
import { readMarketsToReach } from './store.ts';

/** The arrival range of a list of so many items from each market, as its quote says it. */
export async function listArrivals(
  db: Db,
  { items, cityId, address }: InputOf<typeof endpoint>,
): Promise<OutcomeOf<typeof endpoint>> {
  const now = new Date();
  const [markets, settings] = await Promise.all([
    readMarketsToReach(db, { cityId: cityId ?? null, address }),
    readSettingsByCity(db, ['estimated_delivery_time', 'dispatch_way']),
  ]);
  // Before the list is weighed on the server it is light; its quote says what a heavy one changes.
  const grams = 0;
  const value = markets.flatMap((market) => {
    const ofCity = settings(market.cityId);
    const frontPageMinutes = frontPageMinutesIn(ofCity);
    const withShoppersAndRiders = hasShoppersAndRiders(ofCity);
    const opening = openingOf(market, now);
    if (opening.kind === 'never') return [];
    const goal = address === null ? null : goalAmong(market.zones, address);
    const startsAt = opening.kind === 'now' ? null : opening.startsAt;
    return {
      marketId: market.id,
      when: whenBoughtAt(opening, frontPageMinutes),
      ...(market.offersWindows && { offersWindows: true }),
      // An address to which its city brings nothing has no arrival, rather than that of the usual distance.
      arrival:
        goal === undefined || market.hands === null
          ? null
          : promiseFor(
              {
                market,
                stop: null,
                kind: 'market',
                items,
                grams,
                door: goal?.door ?? null,
                startsAt,
                frontPageMinutes,
                withShoppersAndRiders,
              },
              market.hands,
            ),
    };
  });
  return { ok: true, value };
}
