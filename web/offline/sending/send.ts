import { ApiError, apiErrorOf } from '#web/lib/network/api-error.ts';
import type { QueuedAction, Refusal } from '../queue/action.ts';
import { asPerson } from './as-person.ts';
import { sendStoredPicture } from '../storage/pictures.ts';

/** Outcome of sending one write. */
export type Answer =
  | { kind: 'taken'; reply: unknown }
  /** It will never be taken as it is. */
  | { kind: 'refused'; refusal: Refusal }
  /** The server broke on it: others may fare better. */
  | { kind: 'failed' }
  /** It cannot go now for a reason of its own: others may. */
  | { kind: 'stuck' }
  /** The session here is not its person's. */
  | { kind: 'elsewhere' }
  /** Neither taken nor refused; the others wait as well. */
  | { kind: 'later'; retryAfterSeconds: number | null };

const patienceMs = 30_000;

/** Part of a write that is sent; one that the device could not store has no more than this. */
export type Sendable = Pick<QueuedAction, 'endpoint' | 'data' | 'owner' | 'pictures'>;

/** Sends an action as the person who did it; its photos first, so that it can name them. */
export async function sendAction(action: Sendable): Promise<Answer> {
  const ids = new Map<unknown, string | undefined>();
  try {
    for (const key of action.pictures) ids.set(key, await sendStoredPicture(key, action.owner));
  } catch (error) {
    return error instanceof ApiError ? judged(error, action.owner) : { kind: 'stuck' };
  }
  const body = bodyOf(action, ids);
  return body === undefined ? { kind: 'refused', refusal: unreadable } : post(action, body);
}

async function post({ endpoint, owner }: Sendable, body: string): Promise<Answer> {
  const { credentials, headers } = asPerson(owner);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      credentials,
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) return judged(await apiErrorOf(response), owner);
    return { kind: 'taken', reply: await response.json() };
  } catch {
    // No network, or one that answers with a page of its own.
    return { kind: 'later', retryAfterSeconds: null };
  }
}

const unreadable: Refusal = { status: 400, code: 'bad-input', sentence: '' };

/** A database takes more than can be written down. */
function bodyOf({ data }: Sendable, ids: ReadonlyMap<unknown, string | undefined>): string | undefined {
  try {
    return JSON.stringify(data, (_name, value: unknown) => ids.get(value) ?? value);
  } catch {
    return undefined;
  }
}

/** A refusal is the house's own, by name: what a proxy or a hotel's network says about it refuses nothing. */
export function judged(
  { status, code, sentence, retryAfterSeconds }: ApiError,
  owner: Sendable['owner'],
): Answer {
  if (owner !== null && (code === 'not-signed-in' || code === 'other-person')) return { kind: 'elsewhere' };
  if (code === 'bug') return { kind: 'failed' };
  // Only what brings photos waits for the place where they are kept.
  if (code === 'pictures-away') return { kind: 'stuck' };
  if (status >= 500 || status === 429) return { kind: 'later', retryAfterSeconds };
  return code === null ? { kind: 'stuck' } : { kind: 'refused', refusal: { status, code, sentence } };
}
