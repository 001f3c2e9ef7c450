import { useQuery } from '@tanstack/react-query';
import { settingsIn } from '#contract/settings/rules.ts';
import type { Setting } from '#contract/settings/schema.ts';
import { citiesQuery } from '#web/features/cities/queries.ts';
import { settingsQuery } from '#web/features/settings/queries.ts';
import { marketsQuery } from './queries.ts';

/** The public settings that count at a market, once they are there: its city's own, else the house's. */
export function useSettingsAt(marketId: string | undefined): readonly Setting[] | undefined {
  const house = useQuery(settingsQuery).data;
  const market = useQuery(marketsQuery).data?.find(({ id }) => id === marketId);
  const city = useQuery(citiesQuery).data?.find(({ id }) => id === market?.cityId);
  return house && settingsIn(house, city?.settings ?? []);
}
