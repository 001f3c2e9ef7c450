import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Feed } from '#server/outbox/feed.ts';
import type { PublishedEvent } from '#server/outbox/published-store.ts';
import { rawAnswer } from '../raw-answer.ts';
import type { Audible } from '../route.ts';

export const streamType = 'text/event-stream; charset=utf-8';

const heartbeatMs = 20_000;
// The rights of a stream are read again when the phone comes back: a ticket runs out, too.
const longestStreamMs = 10 * 60 * 1000;
const mostUnreadBytes = 64 * 1024;

export interface Stream {
  response: ServerResponse;
  /** Sends what was missed, then everything as it happens. */
  start: () => Promise<void>;
  end: () => void;
}

interface Wanted extends Audible {
  /** The last number that the phone has heard, where it was here before. */
  since: number | undefined;
  /** The last number handed on here before it was asked who listens. */
  knownUpTo: number;
}

export function openStream(
  reply: FastifyReply,
  feed: Feed,
  { topics, ends, since, knownUpTo }: Wanted,
): Stream {
  const response = rawAnswer(reply);
  response.writeHead(200, {
    'content-type': streamType,
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  // A phone that is cut off before its first event still knows since when: since it was last here, or since now.
  response.write(`retry: 2000\nid: ${since ?? feed.last()}\n\n`);
  let sent = 0;
  const send = (event: PublishedEvent) => {
    if (event.number <= sent || response.writableEnded) return;
    sent = event.number;
    response.write(frame(event));
    // A reader this slow is let go; it comes back with the last id it read and is caught up.
    if (response.writableLength > mostUnreadBytes) response.destroy();
  };
  // Followed before what was missed is read, and held until that is sent: nothing falls between the two.
  let held: PublishedEvent[] | undefined = [];
  const unfollow = feed.follow(topics, (event) => (held === undefined ? send(event) : held.push(event)));
  // Closed on this side too: a reader that has gone silent would hold the product back when it leaves.
  const end = () => {
    if (!response.writableEnded) response.end(() => response.destroy());
  };
  const heartbeat = setInterval(() => {
    if (!response.writableEnded) response.write(':\n\n');
  }, heartbeatMs);
  const lifetime = setTimeout(end, longestStreamMs);
  // A right may have been lost between the look at it and this.
  const isUnsure = ends.length > 0 && feed.last() !== knownUpTo;
  const unfollowEnds = feed.follow(ends, end);
  response.on('close', () => {
    clearInterval(heartbeat);
    clearTimeout(lifetime);
    unfollow();
    unfollowEnds();
  });
  return {
    response,
    end,
    start: async () => {
      if (isUnsure && (await feed.replay(ends, knownUpTo)).length > 0) return end();
      if (since !== undefined) (await feed.replay(topics, since)).forEach(send);
      held?.forEach(send);
      held = undefined;
    },
  };
}

function frame({ number, kind, payload }: PublishedEvent): string {
  return `id: ${number}\ndata: ${JSON.stringify({ kind, payload })}\n\n`;
}
