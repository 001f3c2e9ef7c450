import { addressOf, type Endpoint, type ReplyOf, type SentTo } from '#contract/endpoint.ts';
import { apiErrorOf } from './api-error.ts';

/** Makes one call over HTTP; a refusal is thrown as an ApiError. */
export async function callServer<E extends Endpoint>(endpoint: E, input: SentTo<E>): Promise<ReplyOf<E>> {
  const { address, rest } = addressOf(endpoint, input as Record<string, unknown>);
  const response = await fetch(address, requestOf(endpoint, rest));
  if (!response.ok) throw await apiErrorOf(response);
  // The server proved the reply's shape against the same contract; parsing it again costs a slow phone time.
  return (await response.json()) as ReplyOf<E>;
}

function requestOf(endpoint: Endpoint, rest: Record<string, unknown>): RequestInit {
  if (endpoint.method === 'GET') return { credentials: 'include', cache: 'no-cache' };
  const body = Object.keys(rest).length > 0 ? { body: JSON.stringify(rest) } : {};
  return {
    method: endpoint.method,
    credentials: 'include',
    ...(('body' in body && { headers: { 'content-type': 'application/json' } }) || {}),
    ...body,
  };
}
