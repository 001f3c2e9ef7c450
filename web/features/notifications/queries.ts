import { useQuery } from '@tanstack/react-query';
import { showNotificationPreferences, showNotificationStatus } from '#contract/notifications/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';

export const statusQuery = apiQuery(showNotificationStatus, {});
export const preferencesQuery = apiQuery(showNotificationPreferences, {});

/** Registration of this device, and the number of the person’s devices. */
export function useNotificationStatus() {
  return useQuery(statusQuery).data;
}

export function useNotificationPreferences() {
  return useQuery(preferencesQuery);
}
