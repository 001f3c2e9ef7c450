import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { listSettings } from '#contract/settings/endpoints.ts';
import { settingIn } from '#contract/settings/rules.ts';
import type { SettingKey } from '#contract/settings/setting-rules.ts';
import { apiQuery, known } from '#web/data/api-query.ts';
import { isOnServer } from '#web/lib/page/on-server.ts';

export const settingsQuery = apiQuery(listSettings, {});

/**
 * A public setting, or its default until the list is there. A page asks for one some twenty times, and on the server to
 * watch it would cost more than to draw what it says.
 */
export const useSetting: (key: SettingKey) => string = isOnServer
  ? (key) => cachedSetting(useQueryClient(), key)
  : (key) => settingIn(useQuery(settingsQuery).data ?? [], key);

/** The same out of the cache, for titles and descriptions. */
export function cachedSetting(client: QueryClient, key: SettingKey): string {
  return settingIn(known(client, settingsQuery) ?? [], key);
}

/** The number to call: the business's own, else the contact; empty where none is set. */
export function useBusinessPhone(): string {
  const contact = useSetting('contact_phone');
  return useSetting('business_phone') || contact;
}
