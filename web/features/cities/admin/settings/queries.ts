import { useQueryClient } from '@tanstack/react-query';
import { changeCitySetting, listCitySettings } from '#contract/cities/settings/endpoints.ts';
import { listSettingChanges } from '#contract/settings/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useWrite } from '#web/data/use-write.ts';
import { citiesQuery } from '#web/features/cities/queries.ts';

/** The settings of which a city has its own. */
export function citySettingsQuery(cityId: string) {
  return apiQuery(listCitySettings, { cityId });
}

export function useChangeCitySetting() {
  const client = useQueryClient();
  return useWrite(changeCitySetting, (own, { cityId }) => {
    client.setQueryData(citySettingsQuery(cityId).queryKey, own);
    void client.invalidateQueries({ queryKey: citiesQuery.queryKey });
    void client.invalidateQueries({ queryKey: [listSettingChanges.name] });
  });
}
