import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForAdmins } from '#contract/audience.ts';
import { adminRefusalSentence } from '#contract/copy/refusals/for-admins.ts';
import { refusalSentence } from '#contract/copy/refusals.ts';
import { pathParameters, type Endpoint } from '#contract/endpoint.ts';
import { signedOutCookie } from '#contract/pages/device-cookies.ts';
import { forPersonHeader, noPerson, personHeader } from '#contract/installed/cache.ts';
import type { CallLimits } from '../rate-limits/call-limits.ts';
import { classOf } from '../rate-limits/policies.ts';
import type { Presence } from '../presence/presence.ts';
import { addressOf } from './requests/client-address.ts';
import type { Caller, CookieJar } from './caller.ts';
import { cookieJar, readCookie, takeBackCookie, leave } from './requests/cookies.ts';
import { languageOf } from './requests/language.ts';
import { limitAddress, limitPerson } from '../rate-limits/limit-calls.ts';
import { isForeignWrite } from './security/origin.ts';
import { personMissing } from './requests/intended-person.ts';
import { readMediaBodies } from './requests/media-bodies.ts';
import { userOf, visitor, type Member } from './person.ts';
import { refuse } from './errors/refuse.ts';
import { shedCalls } from './overload/shed-calls.ts';
import { readSignedBodies } from './requests/signed-body.ts';
import { takeCall, type Gate, type Route } from './route.ts';

/** The guards that the app hands to the HTTP layer, which knows no feature itself. */
export interface RequestGuards {
  publicUrl: string;
  sessionCookie: string;
  readSession: (token: string) => Promise<Member | null>;
  endSession: (token: string) => Promise<void>;
  gate: Gate;
  limits: CallLimits;
  /** The number of statements and transactions that wait for the database. */
  waiting: () => number;
  /** A call that writes is about to be answered: what was read before it is kept for nobody. */
  wrote: () => void;
  /** Tells that a stream of live events opens; the answered function tells that it is closed. */
  arrive: Presence['arrive'];
}

/** Opens one endpoint to HTTP. */
export function serve(app: FastifyInstance, route: Route, guards: RequestGuards): void {
  const { takes } = route.endpoint;
  if (takes === undefined) return open(app, route, guards);
  // In a scope of its own: no other endpoint takes such a body.
  void app.register((scope, _options, done) => {
    if (takes === 'signed-notice') readSignedBodies(scope);
    else readMediaBodies(scope, takes);
    open(scope, route, guards);
    done();
  });
}

function open(app: FastifyInstance, route: Route, guards: RequestGuards): void {
  const named = pathParameters(route.endpoint.path);
  const callClass = classOf(route.endpoint);
  const sentenceOf = isForAdmins(route.endpoint.audience) ? adminRefusalSentence : refusalSentence;
  const overloaded = shedCalls(route.endpoint, guards.waiting);
  app.route<{ Params: Record<string, string> }>({
    ...limitAddress(guards.limits, callClass),
    method: route.endpoint.method,
    url: route.endpoint.path,
    handler: async (request, reply) => {
      const language = languageOf(request.headers.cookie);
      if (isForeignWrite(request, guards.publicUrl)) {
        return refuse(reply, { reason: 'foreign-origin' }, language);
      }
      const tooMuch = overloaded();
      if (tooMuch !== undefined) return refuse(reply, tooMuch, language);
      const caller = await callerOf(request, reply, guards);
      void reply.header(personHeader, userOf(caller.person)?.id ?? noPerson);
      const tooMany = limitPerson(guards.limits, callClass, caller.person, reply);
      if (tooMany !== undefined) return refuse(reply, tooMany, language);
      const missing = personMissing(request.headers, caller.person);
      if (missing !== undefined) return refuse(reply, { reason: missing }, language);
      const answered = await takeCall(route, inputOf(route.endpoint, named, request), caller, guards.gate);
      if (route.endpoint.method !== 'GET') guards.wrote();
      if (!answered.ok) return refuse(reply, answered, language, sentenceOf);
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(answered.bytes ?? JSON.stringify(answered.value));
    },
  });
}

/** The caller; the database is queried only where a session cookie came. */
export async function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  guards: RequestGuards,
): Promise<Caller> {
  const address = addressOf(request);
  const secure = request.protocol === 'https' || guards.publicUrl.startsWith('https:');
  const cookies = cookieJar(request, reply, secure);
  const callerAs = (member: Member | null): Caller => ({
    person: member ?? visitor,
    language: languageOf(request.headers.cookie),
    address,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    origin: request.headers.origin ?? `${request.protocol}://${request.host}`,
    cookies,
  });
  const token = cookies.read(guards.sessionCookie);
  if (readCookie(request.headers.cookie, signedOutCookie) !== undefined) {
    takeBackCookie(reply, signedOutCookie);
    await endLeftSession(token, cookies, guards);
    return callerAs(null);
  }
  // A guest's queued call stays a guest's, whoever has signed in on the phone meanwhile.
  const isNobodys = request.headers[forPersonHeader] === noPerson;
  return callerAs(token === undefined || isNobodys ? null : await guards.readSession(token));
}

/** The session that its person has left while nobody could be told ends here. */
async function endLeftSession(
  token: string | undefined,
  cookies: CookieJar,
  guards: RequestGuards,
): Promise<void> {
  if (token !== undefined) await guards.endSession(token);
  leave(cookies, guards.sessionCookie);
}

/** Path, then query or body, as one flat input; bytes are its picture or recording, and a body that is no object stays what it is, for the schema to refuse. */
function inputOf(
  endpoint: Endpoint,
  named: readonly string[],
  request: FastifyRequest<{ Params: Record<string, string> }>,
): unknown {
  if (endpoint.takes === 'signed-notice')
    return { body: request.body, signature: request.headers[endpoint.signatureHeader ?? ''] };
  if (Buffer.isBuffer(request.body)) return { [endpoint.takes ?? 'body']: request.body };
  const rest = endpoint.method === 'GET' ? request.query : (request.body ?? {});
  if (typeof rest !== 'object' || rest === null || Array.isArray(rest)) return rest;
  // The address says which thing is meant; a body cannot say another.
  if (named.some((name) => name in rest)) return null;
  return { ...rest, ...request.params };
}
