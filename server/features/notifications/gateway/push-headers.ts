import type { PushMessage } from '#contract/notifications/payload.ts';

/** Headers that both channels send to a push service (RFC 8030). */
export function pushHeaders({ ttlSeconds, urgency, topic }: PushMessage) {
  return { TTL: String(Math.max(0, Math.floor(ttlSeconds))), Urgency: urgency, Topic: topic };
}
