import { addressOf, type Endpoint, type ReplyOf, type SentTo } from '#contract/endpoint.ts';
import { cachedAtHeader } from '#contract/installed/cache.ts';
import { apiErrorOf, strangersReply } from '../lib/network/api-error.ts';
import { rememberCachedAt } from './reply-age.ts';
import { stepUp } from './step-up.ts';

/** Makes one call over HTTP; a refusal is thrown as an ApiError. */
export async function callServer<E extends Endpoint>(endpoint: E, input: SentTo<E>): Promise<ReplyOf<E>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every endpoint's input is an object; the generic hides it
  const { address, rest } = addressOf(endpoint, input as Record<string, unknown>);
  const response = await fetch(address, requestOf(endpoint, rest));
  if (!response.ok) {
    const error = await apiErrorOf(response);
    // The same input goes again, and with it the same clientRequestId.
    if (error.code === 'step-up-needed' && (await stepUp())) return callServer(endpoint, input);
    throw error;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made after the same contract by the server; proving it again costs a slow phone time
  const reply = (await response.json().catch(unreadable)) as ReplyOf<E>;
  rememberCachedAt(reply, response.headers.get(cachedAtHeader));
  return reply;
}

/** A reply that breaks off is the network's; one that is no JSON was never ours. */
function unreadable(error: unknown): never {
  throw error instanceof SyntaxError ? strangersReply() : error;
}

function requestOf(endpoint: Endpoint, rest: Record<string, unknown>): RequestInit {
  if (endpoint.method === 'GET') return { credentials: 'include', cache: 'no-cache' };
  const hasBody = Object.keys(rest).length > 0;
  return {
    method: endpoint.method,
    credentials: 'include',
    ...(hasBody && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(rest) }),
  };
}
