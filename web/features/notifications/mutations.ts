import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pushErrors } from '#contract/copy/notices/push-errors.ts';
import { changeNotificationPreferences, testNotification } from '#contract/notifications/endpoints.ts';
import type { DeviceWay, NotificationPreferences as Preferences } from '#contract/notifications/schema.ts';
import { callServer } from '#web/data/call-server.ts';
import { neverAgain } from '#web/data/retries.ts';
import { PushTrouble, registerDevice, unregisterDevice } from './devices/register-device.ts';
import { preferencesQuery, statusQuery } from './queries.ts';
import { statusAfter, type Registering } from './devices/expected-status.ts';

/** Shows the new state at once, and the old one again where it did not come about. */
function useRegistering<Asked>(doing: Registering, work: (asked: Asked) => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    // It asks the browser and the push service first, which take a repeat for another device.
    retry: neverAgain,
    mutationFn: work,
    onMutate: async () => {
      await client.cancelQueries({ queryKey: statusQuery.queryKey });
      const before = client.getQueryData(statusQuery.queryKey);
      client.setQueryData(statusQuery.queryKey, before && statusAfter(doing, before));
      return { before };
    },
    onError: (_error, _asked, context) => client.setQueryData(statusQuery.queryKey, context?.before),
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: statusQuery.queryKey }),
        client.invalidateQueries({ queryKey: preferencesQuery.queryKey }),
      ]);
    },
  });
}

export function useSubscribe() {
  return useRegistering('subscribe', ({ way, person }: { way: DeviceWay; person: string }) =>
    registerDevice(way, person),
  );
}

export function useUnsubscribe() {
  return useRegistering('unsubscribe', (way: DeviceWay) => unregisterDevice(way));
}

export function useSendTest() {
  return useMutation({
    networkMode: 'always',
    // Sent twice, it would ring twice.
    retry: neverAgain,
    mutationFn: async () => {
      try {
        return await callServer(testNotification, {});
      } catch (error) {
        throw new PushTrouble(pushErrors.testNotSent, error);
      }
    },
  });
}

const changing = ['notification-preferences'];

/** A switch holds at once; refused, it goes back. */
export function useChangePreferences() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationKey: changing,
    mutationFn: (wanted: Pick<Preferences, 'groups' | 'quietHours'>) =>
      callServer(changeNotificationPreferences, wanted),
    scope: { id: 'notification-preferences' },
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey: preferencesQuery.queryKey });
      const before = client.getQueryData(preferencesQuery.queryKey);
      client.setQueryData(preferencesQuery.queryKey, before && { ...before, ...wanted });
      return { before };
    },
    onError: (_error, _wanted, context) => client.setQueryData(preferencesQuery.queryKey, context?.before),
    onSuccess: (stored) => {
      // A later change is shown and on its way already, and must not be overwritten by this reply.
      if (client.isMutating({ mutationKey: changing }) > 1) return;
      client.setQueryData(preferencesQuery.queryKey, stored);
    },
  });
}
