import { useQuery } from '@tanstack/react-query';
import { cityLettersIn } from '#contract/orders/code.ts';
import { settingIn } from '#contract/settings/rules.ts';
import type { SettingKey } from '#contract/settings/setting-rules.ts';
import { citiesQuery } from '#web/features/cities/queries.ts';
import { marketsQuery } from '#web/features/markets/queries.ts';

export interface OfOrder {
  code: string;
  /** Known where the whole order is shown; elsewhere the letters of its code count. */
  marketId?: string | undefined;
}

/** The setting that the city of an order has for itself; empty where the house's counts there. */
export function useCitySetting(key: SettingKey, { code, marketId }: OfOrder): string {
  const { data: cities = [] } = useQuery(citiesQuery);
  const isOne = cities.length === 1;
  const { data: markets } = useQuery({
    ...marketsQuery,
    enabled: cities.length > 1 && marketId !== undefined,
  });
  const cityId = markets?.find(({ id }) => id === marketId)?.cityId;
  const letters = cityLettersIn(code);
  const city = isOne
    ? cities[0]
    : (cities.find(({ id }) => id === cityId) ?? cities.find((one) => one.letters === letters));
  return settingIn(city?.settings ?? [], key);
}
