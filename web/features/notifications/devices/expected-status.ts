import type { ReplyOf } from '#contract/endpoint.ts';
import type { showNotificationStatus } from '#contract/notifications/endpoints.ts';

export type Registering = 'subscribe' | 'unsubscribe';
type Status = ReplyOf<typeof showNotificationStatus>;

/** As it will be if all goes well; a device that only changes its way is counted already. */
export function statusAfter(doing: Registering, { hasSubscription, subscriptionCount }: Status): Status {
  if (doing === 'subscribe') {
    return { hasSubscription: true, subscriptionCount: subscriptionCount + (hasSubscription ? 0 : 1) };
  }
  return {
    hasSubscription: false,
    subscriptionCount: Math.max(0, subscriptionCount - (hasSubscription ? 1 : 0)),
  };
}
