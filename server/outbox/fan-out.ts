import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Redis } from '../redis/redis.ts';
import type { Feed } from './feed.ts';
import type { PublishedEvent } from './published-store.ts';

/** How what was numbered gets to everybody who follows it. */
export interface FanOut {
  /** This instance has numbered and committed these. */
  tell(events: readonly PublishedEvent[]): void;
  /** Whether another instance numbers, and tells of it. */
  isDoneElsewhere(): boolean;
}

const channel = 'events';

const batch = z.strictObject({
  from: z.string(),
  events: z.array(
    z.strictObject({
      number: z.int(),
      kind: z.templateLiteral([z.string(), '.', z.string()]),
      topics: z.array(z.string()),
      payload: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    }),
  ),
});

/** To the followers here at once, and through Redis to those of the other instances. */
export function openFanOut(redis: Redis | undefined, feed: Feed, complain: (error: unknown) => void): FanOut {
  const here = randomUUID();
  let isOthers = false;
  redis?.hear(channel, (message) => {
    try {
      const { from, events } = batch.parse(JSON.parse(message));
      if (from === here) return;
      isOthers = true;
      feed.take(events);
    } catch (error) {
      complain(error);
    }
  });
  return {
    tell: (events) => {
      isOthers = false;
      feed.take(events);
      redis?.tell(channel, JSON.stringify({ from: here, events }));
    },
    isDoneElsewhere: () => isOthers && redis?.isHere() === true,
  };
}
