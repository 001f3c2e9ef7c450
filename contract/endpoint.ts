import type * as z from 'zod/mini';
import type { Permission } from './permissions.ts';
import type { RefusalCode } from './refusals.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Callers that are admitted: everybody, signed-in people, agents, holders of a permission, or the owner alone. */
export type Audience = 'anyone' | 'signed-in' | 'agent' | Permission | 'godmode';

export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Refusal extends RefusalCode = RefusalCode,
> {
  /** The verb of the trade: the command or read that answers has the same name. */
  name: string;
  purpose: string;
  method: Method;
  /** `:name` segments are filled from the input's field of that name. */
  path: `/${string}`;
  audience: Audience;
  /**
   * The rows that it answers about. Left out, a call of the back office is within the cities that the caller may see, and
   * any other is the caller's own; `cities` says the first of a call that also answers staff, and `house` is for those
   * who see every city. `own` is for one of the back office that looks at the cities by itself, as its rules count over
   * all of them.
   */
  scope?: 'house' | 'cities' | 'own';
  /** True for a read within cities that answers about one of them alone where its `city` is named (`inCity`). */
  narrows?: true;
  /** Applies to callers outside while the launch gate is shut; admins always pass. */
  duringMaintenance: 'answered' | 'refused';
  input: Input;
  reply: Reply;
  /** True where replies come one after the other for as long as the caller listens, as server-sent events. */
  isStream?: true;
  /**
   * Set where the body is not JSON: the bytes of a picture or a recording (input field of that name), or a provider’s
   * signed notice, whose raw body and header become `body` and `signature`.
   */
  takes?: 'picture' | 'recording' | 'signed-notice';
  /** True where somebody with a weak password sets another first; every call of admins asks it. */
  needsStrongPassword?: true;
  /** Set where the person proves anew that it is them; with a field, only for more kobo than that in it. */
  stepUp?: true | { field: string; above: number };
  /** Class for rate limits, where it differs from that of the method. */
  counted?: 'heavy' | 'sign-in' | 'never';
  /** Under which header a notice is signed. */
  signatureHeader?: `x-${string}`;
  /** Refusals of the handler; the HTTP layer adds its own (bad-input, not-signed-in …). */
  refusals: readonly Refusal[];
}

export type InputOf<E extends Endpoint> = z.output<E['input']>;
export type SentTo<E extends Endpoint> = z.input<E['input']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
export type RefusalOf<E extends Endpoint> = E['refusals'][number];

export type Outcome<Value, Refusal extends RefusalCode = never> =
  | { ok: true; value: Value }
  | { ok: false; reason: Refusal; retryAfterSeconds?: number };

export type OutcomeOf<E extends Endpoint> = Outcome<ReplyOf<E>, RefusalOf<E>>;

/** Declares one call of the API; server, client, OpenAPI and tests learn of it only from here. */
export function defineEndpoint<
  const Input extends z.ZodMiniType,
  const Reply extends z.ZodMiniType,
  const Refusal extends RefusalCode = never,
>(endpoint: Endpoint<Input, Reply, Refusal>): Endpoint<Input, Reply, Refusal> {
  return endpoint;
}

/** The names of the `:segments` of a path. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/:([a-zA-Z]+)/g)].map((match) => match[1] ?? '');
}

/** The address of a call with its `:segments` filled, and what of the input is left for query or body. */
export function addressOf(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  input: Readonly<Record<string, unknown>>,
): { address: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const path = endpoint.path.replace(/:([a-zA-Z]+)/g, (_segment, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (endpoint.method !== 'GET') return { address: path, rest };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined) query.set(name, asWritten(name, value));
  }
  return { address: query.size > 0 ? `${path}?${query.toString()}` : path, rest: {} };
}

/** A query holds words, numbers and yes or no; what is deeper belongs in a body. */
function asWritten(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  throw new Error(`${name} cannot stand in an address`);
}
