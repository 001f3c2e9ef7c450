import { isDeepStrictEqual } from 'node:util';
import { signIn, signUp, stepUp } from '#contract/accounts/endpoints.ts';
import { addressOf, type Endpoint, type ReplyOf, type SentTo } from '#contract/endpoint.ts';
import { refusalHeader } from '#contract/installed/refusal-header.ts';
import { refusalStatus, type RefusalCode } from '#contract/refusals.ts';

/** Reply as a device receives it. */
export type Result<Value> =
  | { ok: true; value: Value }
  | { ok: false; status: number; reason: RefusalCode; sentence: string; retryAfterSeconds: number | null };

/** Unwraps a reply; a refusal is a mistake of the test. */
export function answered<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result.value;
}

export interface Client {
  /** Calls as the web client does, with step-up where it is asked; the reply must be the endpoint's, field for field. */
  call<E extends Endpoint>(endpoint: E, input: SentTo<E>): Promise<Result<ReplyOf<E>>>;
  /** Calls with whatever is given, right or wrong. */
  try(endpoint: Endpoint, input: Readonly<Record<string, unknown>>): Promise<Result<unknown>>;
  /** The bare request, with this device's cookies. */
  request(path: string, init?: RequestInit): Promise<Response>;
  cookies: Map<string, string>;
  /** The last `Set-Cookie` lines that were heard. */
  lastSetCookies(): string[];
}

export interface Device {
  /** Address of the product. */
  url: string;
  /** From where it seems to come, through a trusted proxy. */
  address: string;
  userAgent: string;
  /** Origin of the page that writes, as a browser tells it; a program tells none. */
  origin?: string;
  cookies?: ReadonlyMap<string, string>;
  /** Time limit of a call; none by default. */
  patienceMs?: number;
}

/** A device that talks to the product over HTTP and keeps its cookies. */
export function openClient({ url, address, userAgent, origin, cookies: given, patienceMs }: Device): Client {
  const cookies = new Map(given);
  let setCookies: string[] = [];
  let password: unknown;
  const request = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', address);
    headers.set('user-agent', userAgent);
    if (origin !== undefined && (init.method ?? 'GET') !== 'GET') headers.set('origin', origin);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const patience = patienceMs === undefined ? {} : { signal: AbortSignal.timeout(patienceMs) };
    const response = await fetch(url + path, { redirect: 'manual', ...patience, ...init, headers });
    setCookies = response.headers.getSetCookie();
    for (const line of setCookies) keepCookie(cookies, line);
    return response;
  };
  const send = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>) => {
    const { address: path, rest } = addressOf(endpoint, input);
    const written = writtenBody(endpoint, rest);
    return written === undefined
      ? request(path, { method: endpoint.method })
      : request(path, {
          method: endpoint.method,
          body: written.body,
          headers: { 'content-type': written.type },
        });
  };
  return {
    cookies,
    request,
    lastSetCookies: () => setCookies,
    try: async (endpoint, input) => readResult(await send(endpoint, input), (value) => value),
    call: async (endpoint, input) => {
      const sent = input as Record<string, unknown>;
      if (endpoint.name === signIn.name || endpoint.name === signUp.name) password = sent['password'];
      const response = await send(endpoint, sent);
      const isAsked = response.headers.get(refusalHeader) === 'step-up-needed' && password !== undefined;
      const proven = isAsked && (await send(stepUp, { password })).ok;
      return readResult(proven ? await send(endpoint, sent) : response, (value) => replyOf(endpoint, value));
    },
  };
}

/** The body of a call with its type; nothing where the address says all. */
export function writtenBody(
  { takes, method }: Endpoint,
  rest: Readonly<Record<string, unknown>>,
): { body: Uint8Array<ArrayBuffer> | string; type: string } | undefined {
  const bytes = rest[takes ?? ''];
  if (bytes instanceof Uint8Array)
    return { body: new Uint8Array(bytes), type: takes === 'recording' ? 'audio/webm' : 'image/jpeg' };
  const body = JSON.stringify(rest);
  return method === 'GET' || body === '{}' ? undefined : { body, type: 'application/json' };
}

/** Strict: a field that the contract does not name is a leak, not a surplus. */
export function replyOf<E extends Endpoint>(endpoint: E, value: unknown): ReplyOf<E> {
  const reply = endpoint.reply.parse(value);
  if (!isDeepStrictEqual(reply, value)) {
    throw new Error(`${endpoint.name} answers more than its contract says: ${JSON.stringify(value)}`);
  }
  return reply as ReplyOf<E>;
}

async function readResult<Value>(
  response: Response,
  read: (value: unknown) => Value,
): Promise<Result<Value>> {
  if (response.ok) return { ok: true, value: read(await bodyOf(response)) };
  const code = response.headers.get(refusalHeader) ?? '';
  if (!isRefusal(code)) throw new Error(`${response.url} refuses with ${response.status} and no code`);
  if (refusalStatus[code] !== response.status) throw new Error(`${code} came under ${response.status}`);
  const retryAfter = response.headers.get('retry-after');
  return {
    ok: false,
    status: response.status,
    reason: code,
    sentence: await response.text(),
    retryAfterSeconds: retryAfter === null ? null : Number(retryAfter),
  };
}

/** Body of a reply; an opened stream is closed, once it gave what the call needs. */
async function bodyOf(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.json();
  await response.body?.cancel();
  return null;
}

function isRefusal(code: string): code is RefusalCode {
  return Object.hasOwn(refusalStatus, code);
}

/** Applies a `Set-Cookie` header as a browser does. */
export function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...flags] = line.split(';');
  const equals = pair.indexOf('=');
  const name = pair.slice(0, equals);
  if (flags.some((flag) => flag.trim() === 'Max-Age=0')) cookies.delete(name);
  else cookies.set(name, pair.slice(equals + 1));
}
