import { useQueryClient } from '@tanstack/react-query';
import { changeSetting, listAllSettings } from '#contract/settings/endpoints.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { useWrite } from '../../lib/use-write.ts';
import { settingsQuery } from './queries.ts';

/** Every setting, and who changed it when. */
export const allSettingsQuery = apiQuery(listAllSettings, {});

export function useChangeSetting() {
  const client = useQueryClient();
  return useWrite(changeSetting, (changed) => {
    client.setQueryData(allSettingsQuery.queryKey, (rows) =>
      rows?.map((row) => (row.key === changed.key ? changed : row)),
    );
    void client.invalidateQueries({ queryKey: settingsQuery.queryKey });
  });
}
