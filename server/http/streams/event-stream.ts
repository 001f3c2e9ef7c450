import type { FastifyInstance, FastifyRequest } from 'fastify';
import { classOf } from '#server/rate-limits/policies.ts';
import { subjectOf } from '#server/rate-limits/subject.ts';
import { isDatabaseAway } from '#server/db/unavailable.ts';
import { openStreams } from '#server/metrics/requests.ts';
import type { Feed } from '#server/outbox/feed.ts';
import { addressOf } from '../requests/client-address.ts';
import { languageOf } from '../requests/language.ts';
import { limitAddress, limitPerson } from '#server/rate-limits/limit-calls.ts';
import { openStream, type Stream } from './open-stream.ts';
import { userOf } from '../person.ts';
import { refuse } from '../errors/refuse.ts';
import { takeStream, type StreamRoute } from '../route.ts';
import { callerOf, type RequestGuards } from '../serve.ts';
import { openStreamCaps } from './stream-caps.ts';

const fullSeconds = 30;

/** Opens one stream to HTTP as server-sent events, with replay after `Last-Event-ID`. */
export function serveStream(
  app: FastifyInstance,
  route: StreamRoute,
  guards: RequestGuards,
  feed: Feed,
): void {
  const open = new Set<Stream>();
  const caps = openStreamCaps();
  let isLeaving = false;
  app.addHook('preClose', async () => {
    isLeaving = true;
    open.forEach((stream) => stream.end());
  });
  const callClass = classOf(route.endpoint);
  app.get(route.endpoint.path, limitAddress(guards.limits, callClass), async (request, reply) => {
    const language = languageOf(request.headers.cookie);
    const knownUpTo = feed.last();
    const caller = await callerOf(request, reply, guards);
    const tooMany = limitPerson(guards.limits, callClass, caller.person, reply);
    if (tooMany !== undefined) return refuse(reply, tooMany, language);
    const answered = await takeStream(route, request.query, caller);
    if (!answered.ok) return refuse(reply, answered, language);
    // A caller who has hung up meanwhile would never be reported as closed.
    if (reply.raw.destroyed) return reply.hijack();
    const address = subjectOf(addressOf(request));
    const giveBack = caps.take(answered.value.listener ?? address, address);
    if (giveBack === undefined) {
      const full = { reason: 'too-many-streams', retryAfterSeconds: fullSeconds } as const;
      return refuse(reply, full, language);
    }
    const since = lastEventId(request);
    const stream = openStream(reply, feed, { ...answered.value, since, knownUpTo });
    open.add(stream);
    openStreams.value += 1;
    const user = userOf(caller.person);
    if (user !== null) stream.response.on('close', guards.arrive(user.id));
    stream.response.on('close', () => {
      giveBack();
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

/** The last number that the phone has heard: 0 where it was here before anything had happened. */
function lastEventId(request: FastifyRequest): number | undefined {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}
