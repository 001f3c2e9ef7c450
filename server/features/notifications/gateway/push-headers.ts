import type { PushMessage } from '#contract/notifications/payload.ts';

/** What both ways ask of a push service (RFC 8030): how long to keep it, how much it matters, and what it replaces. */
export function pushHeaders({ ttlSeconds, urgency, topic }: PushMessage) {
  return { TTL: String(Math.max(0, Math.floor(ttlSeconds))), Urgency: urgency, Topic: topic };
}
