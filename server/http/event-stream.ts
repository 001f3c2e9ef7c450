import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { classOf } from '../call-limits/policies.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import { openStreams } from '../metrics/requests.ts';
import type { Feed } from '../outbox/feed.ts';
import type { PublishedEvent } from '../outbox/published-store.ts';
import { languageOf } from './language.ts';
import { limitAddress, limitPerson } from './limit-calls.ts';
import { userOf } from './person.ts';
import { rawAnswer } from './raw-answer.ts';
import { refuse } from './refuse.ts';
import { takeStream, type StreamRoute } from './route.ts';
import { callerOf, type Doorkeeper } from './serve.ts';

export const streamType = 'text/event-stream; charset=utf-8';

const heartbeatMs = 20_000;
const lookMs = 1000;
// Who is signed in and what they may hear is looked at again when the phone comes back.
const longestStreamMs = 10 * 60 * 1000;
const mostUnreadBytes = 64 * 1024;

/** Opens one stream to HTTP as server-sent events, with replay after `Last-Event-ID`. */
export function serveStream(app: FastifyInstance, route: StreamRoute, keeper: Doorkeeper, feed: Feed): void {
  const open = new Set<Stream>();
  // One clock for all of them: timers of their own would be a good part of what thousands of waiting phones cost.
  const clock = setInterval(() => {
    const now = Date.now();
    for (const stream of open) stream.look(now);
  }, lookMs);
  let isLeaving = false;
  app.addHook('preClose', async () => {
    isLeaving = true;
    clearInterval(clock);
    open.forEach((stream) => stream.end());
  });
  const callClass = classOf(route.endpoint);
  app.get(route.endpoint.path, limitAddress(keeper.limits, callClass), async (request, reply) => {
    const language = languageOf(request.headers.cookie);
    const caller = await callerOf(request, reply, keeper);
    const tooMany = limitPerson(keeper.limits, callClass, caller.person, reply);
    if (tooMany !== undefined) return refuse(reply, tooMany, language);
    const answered = await takeStream(route, request.query, caller);
    if (!answered.ok) return refuse(reply, answered, language);
    // Of whoever has hung up meanwhile nothing would ever say again that the line is closed.
    if (reply.raw.destroyed) return reply.hijack();
    const since = lastEventId(request);
    const stream = openStream(reply, feed, { topics: answered.value, since });
    open.add(stream);
    openStreams.value += 1;
    const user = userOf(caller.person);
    if (user !== null) stream.response.on('close', keeper.arrive(user.id));
    stream.response.on('close', () => {
      open.delete(stream);
      openStreams.value -= 1;
    });
    try {
      await stream.start();
    } catch (error) {
      // The phone comes back for what it has missed.
      stream.response.destroy();
      if (!isDatabaseAway(error)) throw error;
    }
    // It was still being opened when all the others were ended.
    if (isLeaving) stream.end();
    return reply;
  });
}

function lastEventId(request: FastifyRequest): number | undefined {
  const said = Number(request.headers['last-event-id']);
  return Number.isSafeInteger(said) && said > 0 ? said : undefined;
}

interface Stream {
  response: ServerResponse;
  /** Sends what was missed, then everything as it happens. */
  start: () => Promise<void>;
  /** What the clock brings: a sign of life every so often, and in the end the end. */
  look: (now: number) => void;
  end: () => void;
}

interface Wanted {
  topics: readonly string[];
  /** The last number that the phone has heard, where it was here before. */
  since: number | undefined;
}

function openStream(reply: FastifyReply, feed: Feed, { topics, since }: Wanted): Stream {
  const response = rawAnswer(reply);
  response.writeHead(200, {
    'content-type': streamType,
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  // Whoever is cut off before anything was heard still knows since when: since it was last here, or since now.
  response.write(`retry: 2000\nid: ${since ?? feed.last()}\n\n`);
  let sent = 0;
  const send = (event: PublishedEvent) => {
    if (event.number <= sent) return;
    sent = event.number;
    response.write(frame(event));
    // A reader this slow is let go; it comes back with the last id it read and is caught up.
    if (response.writableLength > mostUnreadBytes) response.destroy();
  };
  // Followed before what was missed is read, and held until that is sent: nothing falls between the two.
  let held: PublishedEvent[] | undefined = [];
  const unfollow = feed.follow(topics, (event) => (held === undefined ? send(event) : held.push(event)));
  const openedAt = Date.now();
  let nextBeat = openedAt + heartbeatMs;
  // Closed on this side too: a reader that has gone silent would hold the product back when it leaves.
  const end = () => void response.end(() => response.destroy());
  response.on('close', unfollow);
  return {
    response,
    end,
    look: (now) => {
      if (now - openedAt >= longestStreamMs) return end();
      if (now < nextBeat) return;
      nextBeat = now + heartbeatMs;
      response.write(':\n\n');
    },
    start: async () => {
      if (since !== undefined) (await feed.replay(topics, since)).forEach(send);
      held?.forEach(send);
      held = undefined;
    },
  };
}

let framed: { event: PublishedEvent; text: string } | undefined;

/** Written once for all who hear it: they are told one after the other. */
function frame(event: PublishedEvent): string {
  if (framed?.event !== event) framed = { event, text: frameOf(event) };
  return framed.text;
}

function frameOf({ number, kind, payload }: PublishedEvent): string {
  return `id: ${number}\ndata: ${JSON.stringify({ kind, payload })}\n\n`;
}
