import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Endpoint, ReplyOf, SentTo } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { ApiError } from './api-error.ts';
import { callServer } from './call-server.ts';

export type Transport = <E extends Endpoint>(endpoint: E, input: SentTo<E>) => Promise<ReplyOf<E>>;

// On the server each page has its own client and its own person; in the browser there is one, over HTTP.
const transports = new WeakMap<QueryClient, Transport>();

export function carryCalls(client: QueryClient, transport: Transport): void {
  transports.set(client, transport);
}

/** A read as the query cache knows it: the same options in the browser and while the server renders. */
export function apiQuery<E extends Endpoint>(endpoint: E, input: SentTo<E>) {
  return queryOptions({
    queryKey: [endpoint.name, input] as const,
    queryFn: ({ client }) => (transports.get(client) ?? callServer)(endpoint, input),
  });
}

/** The same for a read whose refusal is an answer too: nothing there. */
export function apiQueryOrNull<E extends Endpoint>(endpoint: E, input: SentTo<E>, refusal: RefusalCode) {
  return queryOptions({
    queryKey: [endpoint.name, input] as const,
    queryFn: async ({ client }): Promise<ReplyOf<E> | null> => {
      try {
        return await (transports.get(client) ?? callServer)(endpoint, input);
      } catch (error) {
        if (error instanceof ApiError && error.code === refusal) return null;
        throw error;
      }
    },
  });
}
