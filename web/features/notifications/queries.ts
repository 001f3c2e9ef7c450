import { useQuery } from '@tanstack/react-query';
import { showNotificationPreferences, showNotificationStatus } from '#contract/notifications/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';

export const statusQuery = apiQuery(showNotificationStatus, {});
export const preferencesQuery = apiQuery(showNotificationPreferences, {});

/** Whether this device is registered, and how many of the person's are. */
export function useNotificationStatus() {
  return useQuery(statusQuery).data;
}

export function useNotificationPreferences() {
  return useQuery(preferencesQuery);
}
