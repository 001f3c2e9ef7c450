import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallLimits, Limited } from './call-limits.ts';
import type { CallClass } from './policies.ts';
import { addressOf } from '../http/requests/client-address.ts';
import { languageOf } from '../http/requests/language.ts';
import { userOf, type Person } from '../http/person.ts';
import { sendPlainPage, wantsPage } from '../http/pages/plain-page.ts';
import { refuse, type Refusal } from '../http/errors/refuse.ts';

// As draft-ietf-httpapi-ratelimit-headers has them since its tenth edition.
const policyHeader = 'ratelimit-policy';
const standingHeader = 'ratelimit';

// A cached page would repeat another caller's standing.
const silent: CallClass = 'pages';

type OnRequest = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;

/** Counts a call by where it comes from, before anything of it is read; nothing for what is never counted. */
export function limitAddress(limits: CallLimits, of: CallClass | undefined): { onRequest?: OnRequest } {
  if (of === undefined) return {};
  return {
    onRequest: (request, reply, done) => {
      const limited = limits.ofAddress(of, addressOf(request));
      if (of !== silent)
        void reply.header(policyHeader, limited.policy).header(standingHeader, limited.header);
      if (!limited.isFull) return done();
      const language = languageOf(request.headers.cookie);
      if (wantsPage(request)) void sendPlainPage(reply, refusalOf(limited), language);
      else void refuse(reply, refusalOf(limited), language);
    },
  };
}

/** Counts it by who calls, once that is known; answers why it cannot be taken now. */
export function limitPerson(
  limits: CallLimits,
  of: CallClass | undefined,
  person: Person,
  reply: FastifyReply,
): Refusal | undefined {
  const user = userOf(person);
  const limited = of === undefined || user === null ? undefined : limits.ofPerson(of, user.id);
  if (limited === undefined) return undefined;
  // Beside what was said of the address: both hold.
  if (of !== silent)
    void reply
      .header(policyHeader, `${String(reply.getHeader(policyHeader))}, ${limited.policy}`)
      .header(standingHeader, `${String(reply.getHeader(standingHeader))}, ${limited.header}`);
  return limited.isFull ? refusalOf(limited) : undefined;
}

function refusalOf({ secondsLeft }: Limited): Refusal {
  return { reason: 'too-many-calls', retryAfterSeconds: secondsLeft };
}
