import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SentTo } from '#contract/endpoint.ts';
import { changeSetting, listAllSettings, listSettingChanges } from '#contract/settings/endpoints.ts';
import type { SettingKey } from '#contract/settings/setting-rules.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { callServer } from '#web/data/call-server.ts';
import { settingsQuery } from '../queries.ts';

/** Every setting, and who changed it when. */
export const allSettingsQuery = apiQuery(listAllSettings, {});

export function settingChangesQuery(key: SettingKey) {
  return queryOptions({ ...apiQuery(listSettingChanges, { key }), staleTime: 0 });
}

export function useChangeSetting() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (input: SentTo<typeof changeSetting>) => callServer(changeSetting, input),
    onSuccess: (changed) => {
      client.setQueryData(allSettingsQuery.queryKey, (rows) =>
        rows?.map((row) => (row.key === changed.key ? changed : row)),
      );
      void client.invalidateQueries({ queryKey: settingsQuery.queryKey });
    },
    // Refused, it may not be what it was shown to be.
    onError: () => client.invalidateQueries({ queryKey: allSettingsQuery.queryKey }),
    onSettled: (_changed, _error, { key }) =>
      void client.invalidateQueries({ queryKey: settingChangesQuery(key).queryKey }),
  });
}
