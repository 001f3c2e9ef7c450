import { useQuery, type QueryClient } from '@tanstack/react-query';
import { listSettings } from '#contract/settings/endpoints.ts';
import { settingIn } from '#contract/settings/rules.ts';
import type { SettingKey } from '#contract/settings/setting-rules.ts';
import { apiQuery } from '../../lib/api-query.ts';

export const settingsQuery = apiQuery(listSettings, {});

/** A public setting, or its default until the list is there. */
export function useSetting(key: SettingKey): string {
  return settingIn(useQuery(settingsQuery).data ?? [], key);
}

/** The same out of the cache, for titles and descriptions. */
export function cachedSetting(client: QueryClient, key: SettingKey): string {
  return settingIn(client.getQueryData(settingsQuery.queryKey) ?? [], key);
}

/** The number to call: the business's own, else the contact; empty where none is set. */
export function useBusinessPhone(): string {
  const contact = useSetting('contact_phone');
  return useSetting('business_phone') || contact;
}
