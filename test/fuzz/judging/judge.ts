import { isForAdmins } from '#contract/audience.ts';
import { isDeepStrictEqual } from 'node:util';
import { pathParameters, type Endpoint } from '#contract/endpoint.ts';
import { refusalHeader } from '#contract/installed/refusal-header.ts';
import { refusalStatus, type RefusalCode } from '#contract/refusals.ts';
import type { Plan } from '../requests/plan.ts';
import type { Exchanged, WireAnswer } from '../requests/wire.ts';

/** A fault, in words that are the same every time it happens. */
export interface Finding {
  what: string;
  /** Part that differs each time. */
  detail: string;
}

export const patienceMs = 10_000;
const mostHeadBytes = 15_000;

/** Everything about one answer that can be seen in it alone. */
export function judge(plan: Plan, exchanged: Exchanged): Finding[] {
  if (exchanged === 'silent') return [{ what: 'no answer', detail: `nothing whole after ${patienceMs} ms` }];
  const breaksFraming = plan.oddities.some((oddity) => oddity.breaksFraming === true);
  if (exchanged === 'closed')
    return breaksFraming ? [] : [{ what: 'the connection was closed without an answer', detail: '' }];
  const code = exchanged.headers.get(refusalHeader);
  if (exchanged.status >= 500) {
    return code !== undefined && is503Of(plan, code)
      ? []
      : [{ what: `answered ${exchanged.status}`, detail: `${code ?? ''} ${exchanged.body.slice(0, 200)}` }];
  }
  // Node itself sends a head away that is this large.
  if (exchanged.status === 431 && headOf(plan).length > mostHeadBytes) return [];
  if (plan.endpoint === null || plan.oddities.length > 0) return judgeOdd(exchanged, code);
  return exchanged.status < 300
    ? judgeReply(plan.endpoint, plan, exchanged)
    : judgeRefusal(plan.endpoint, plan, exchanged, code);
}

function headOf({ request }: Plan): string {
  return request.target + request.headers.flat().join('');
}

/** Only what the endpoint itself declares about somebody else that is away, or a gate that is shut. */
function is503Of({ endpoint }: Plan, code: string): boolean {
  if (code === 'closed-for-maintenance') return endpoint?.duringMaintenance === 'refused';
  if (code === 'database-away' || code === 'leaving') return false;
  return endpoint?.refusals.some((own) => own === code) === true;
}

/** Even on an odd wire, a refusal has a known code and its own status. */
function judgeOdd({ status }: WireAnswer, code: string | undefined): Finding[] {
  if (code === undefined) return [];
  if (!isRefusal(code)) return [{ what: 'a refusal that nobody knows', detail: code }];
  if (refusalStatus[code] === status) return [];
  return [{ what: 'a refusal under another status', detail: `${code} under ${status}` }];
}

function judgeReply(endpoint: Endpoint, plan: Plan, { headers, body }: WireAnswer): Finding[] {
  if (plan.isValid === false) return [{ what: 'took what its contract refuses', detail: body.slice(0, 200) }];
  if (endpoint.isStream === true)
    return headers.get('content-type')?.startsWith('text/event-stream') === true
      ? []
      : [{ what: 'a stream that is none', detail: headers.get('content-type') ?? '' }];
  const value: unknown = parse(body);
  const read = endpoint.reply.safeParse(value);
  if (!read.success)
    return [
      {
        what: 'a reply that its contract does not know',
        detail: JSON.stringify(read.error.issues.slice(0, 3)),
      },
    ];
  return isDeepStrictEqual(read.data, value)
    ? []
    : [{ what: 'a reply that says more than its contract', detail: body.slice(0, 300) }];
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function judgeRefusal(
  endpoint: Endpoint,
  plan: Plan,
  { status, body }: WireAnswer,
  code: string | undefined,
): Finding[] {
  if (code === undefined || !isRefusal(code))
    return [{ what: 'refused without a code', detail: `${status} ${body.slice(0, 200)}` }];
  if (refusalStatus[code] !== status)
    return [{ what: 'a refusal under another status', detail: `${code} under ${status}` }];
  if (body.trim() === '') return [{ what: 'a refusal without a sentence', detail: code }];
  if (code === 'bad-input' && plan.isValid === true && !endpoint.refusals.some((own) => own === code))
    return [{ what: 'refused what its contract takes', detail: body.slice(0, 200) }];
  return isDeclared(endpoint, plan, code)
    ? []
    : [{ what: `refused by ${code}, which it does not declare`, detail: body.slice(0, 200) }];
}

/** Its own refusals, and those of the door as far as they can be meant here. */
function isDeclared(endpoint: Endpoint, plan: Plan, code: RefusalCode): boolean {
  return endpoint.refusals.includes(code) || doorMay[code]?.(endpoint, plan) === true;
}

type Door = (endpoint: Endpoint, plan: Plan) => boolean;

const isNoUsualPath: Door = ({ path }, { request }) =>
  pathParameters(path).length > 0 && !isUsualPath(request.target);
const isWrong: Door = ({ takes }, { isValid }) => isValid !== true || takes !== undefined;

const doorMay: Partial<Record<RefusalCode, Door>> = {
  'not-signed-in': ({ audience }, { actor }) => actor.user === null && audience !== 'anyone',
  'not-allowed': ({ audience }) => audience !== 'anyone' && audience !== 'signed-in',
  'strong-password-needed': ({ audience, needsStrongPassword }) =>
    needsStrongPassword === true || isForAdmins(audience),
  'step-up-needed': ({ stepUp }) => stepUp !== undefined,
  'bad-input': () => true,
  'too-many-calls': () => true,
  'too-many-tries': () => true,
  // PostgreSQL keeps no NUL, so none gets through the door.
  'bad-encoding': (endpoint, plan) =>
    isWrong(endpoint, plan) || JSON.stringify(plan.input).includes('\\u0000'),
  'too-large': isWrong,
  'not-json': isWrong,
  // A read that can look at one city names one that its sender does not see.
  'not-found': ({ narrows }) => narrows === true,
  'cities-not-ready': ({ narrows }) => narrows === true,
  'unknown-call': isNoUsualPath,
  'wrong-method': isNoUsualPath,
};

/** A part of an address that is empty, or much too long, makes another address of it. */
function isUsualPath(target: string): boolean {
  const [path = ''] = target.split('?');
  return path
    .slice(1)
    .split('/')
    .every((part) => part !== '' && decodeURIComponent(part).length <= 200);
}

function isRefusal(code: string): code is RefusalCode {
  return Object.hasOwn(refusalStatus, code);
}

/** Answered, or refused for what the trade says and not for how it was asked. */
export function wentDeep({ endpoint }: Plan, exchanged: Exchanged): boolean {
  if (exchanged === 'silent' || exchanged === 'closed' || endpoint === null) return false;
  const code = exchanged.headers.get(refusalHeader);
  if (code === undefined) return exchanged.status >= 200 && exchanged.status < 300;
  return endpoint.refusals.some((own) => own === code);
}
