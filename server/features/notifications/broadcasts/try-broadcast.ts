import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { tryBroadcast as endpoint } from '#contract/notifications/admin/endpoints.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Notifier } from '../delivery/notifier.ts';
import { testNotification } from '../devices/test-notification.ts';

/** Shows a broadcast on the devices of the person who writes it, before anybody else gets it. */
export function tryBroadcast(
  notifier: Notifier,
  shows: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  return testNotification(notifier, caller, { kind: 'test', shows });
}
