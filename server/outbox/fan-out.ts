import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Redis } from '../redis/redis.ts';
import type { Feed } from './feed.ts';
import type { PublishedEvent } from './published-store.ts';

/** The way of numbered events to all who follow them. */
export interface FanOut {
  /** Publishes events that this instance has numbered and committed. */
  publish(events: readonly PublishedEvent[]): void;
  /** True while another instance numbers events and publishes them. */
  isDoneElsewhere(): boolean;
}

const channel = 'events';

const batch = z.strictObject({
  from: z.string(),
  events: z.array(
    z.strictObject({
      number: z.int(),
      kind: z.string(),
      topics: z.array(z.string()),
      payload: z.unknown(),
    }),
  ),
});

/** Hands events to the followers here at once, and through Redis to those of the other instances. */
export function openFanOut(
  redis: Redis | undefined,
  feed: Feed,
  reportError: (error: unknown) => void,
): FanOut {
  const here = randomUUID();
  let isOthers = false;
  redis?.subscribe(channel, (message) => {
    try {
      const { from, events } = batch.parse(JSON.parse(message));
      if (from === here) return;
      isOthers = true;
      feed.take(events);
    } catch (error) {
      reportError(error);
    }
  });
  return {
    publish: (events) => {
      isOthers = false;
      feed.take(events);
      redis?.publish(channel, JSON.stringify({ from: here, events }));
    },
    isDoneElsewhere: () => isOthers && redis?.isHere() === true,
  };
}
