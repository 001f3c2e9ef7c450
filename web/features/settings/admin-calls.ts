import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { changeSetting, listAllSettings, listSettingChanges } from '#contract/settings/endpoints.ts';
import type { SettingKey } from '#contract/settings/setting-rules.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { useWrite } from '../../lib/use-write.ts';
import { settingsQuery } from './queries.ts';

/** Every setting, and who changed it when. */
export const allSettingsQuery = apiQuery(listAllSettings, {});

/** What one setting has been. */
export function settingChangesQuery(key: SettingKey) {
  return queryOptions({ ...apiQuery(listSettingChanges, { key }), staleTime: 0 });
}

export function useChangeSetting() {
  const client = useQueryClient();
  return useWrite(changeSetting, (changed) => {
    client.setQueryData(allSettingsQuery.queryKey, (rows) =>
      rows?.map((row) => (row.key === changed.key ? changed : row)),
    );
    void client.invalidateQueries({ queryKey: settingsQuery.queryKey });
    void client.invalidateQueries({ queryKey: settingChangesQuery(changed.key).queryKey });
  });
}
