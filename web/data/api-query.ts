import { hashKey, queryOptions, type DataTag, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Endpoint, ReplyOf, SentTo } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { ApiError } from '../lib/network/api-error.ts';
import { callServer } from './call-server.ts';

export type Transport = <E extends Endpoint>(endpoint: E, input: SentTo<E>) => Promise<ReplyOf<E>>;

// On the server each page has its own client and its own person; in the browser there is one, over HTTP.
const transports = new WeakMap<QueryClient, Transport>();

export function carryCalls(client: QueryClient, transport: Transport): void {
  transports.set(client, transport);
}

export interface Asking {
  client: QueryClient;
}

/** A read as the query cache knows it: the same options in the browser and while the server renders. */
export function apiQuery<E extends Endpoint>(endpoint: E, input: SentTo<E>) {
  const queryFn = ({ client }: Asking) => (transports.get(client) ?? callServer)(endpoint, input);
  return Object.assign(queryOptions({ queryKey: [endpoint.name, input] as const, queryFn }), { queryFn });
}

/** The same for a read whose refusal is an answer too: nothing there. */
export function apiQueryOrNull<E extends Endpoint>(endpoint: E, input: SentTo<E>, refusal: RefusalCode) {
  return apiQueryElse(endpoint, input, (error) => {
    if (error instanceof ApiError && error.code === refusal) return null;
    throw error;
  });
}

/** The same for a read whose failure means something: `nothingOr` answers that nothing is there, or throws. */
export function apiQueryElse<E extends Endpoint>(
  endpoint: E,
  input: SentTo<E>,
  nothingOr: (error: unknown) => null,
) {
  const queryFn = async ({ client }: Asking): Promise<ReplyOf<E> | null> => {
    try {
      return await (transports.get(client) ?? callServer)(endpoint, input);
    } catch (error) {
      return nothingOr(error);
    }
  };
  return Object.assign(queryOptions({ queryKey: [endpoint.name, input] as const, queryFn }), { queryFn });
}

/**
 * The same, asked for more where an older server answers, as during an update, which refuses a field that it does not
 * know.
 */
export function apiQueryOrWider<E extends Endpoint>(
  endpoint: E,
  input: SentTo<E>,
  wider: SentTo<E>,
): ReturnType<typeof apiQuery<E>> {
  const query = apiQuery(endpoint, input);
  const queryFn = async (asking: Asking): Promise<ReplyOf<E>> => {
    try {
      return await query.queryFn(asking);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'bad-input')
        return apiQuery(endpoint, wider).queryFn(asking);
      throw error;
    }
  };
  return { ...query, queryFn };
}

/** For a page that is written: nobody watches the answer there and nothing is tried again, which `fetchQuery` is for. */
export async function askFor(
  client: QueryClient,
  { queryKey, queryFn }: { queryKey: QueryKey; queryFn: (asking: Asking) => unknown },
): Promise<void> {
  client.setQueryData(queryKey, await queryFn({ client }));
}

const hashes = new WeakMap<QueryKey, string>();

/** Cached data of a query. The key is hashed once, because a page calls this some thirty times. */
export function known<Data>(
  client: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, Data, Error> },
): Data | undefined {
  const hash = hashes.get(queryKey) ?? hashKey(queryKey);
  hashes.set(queryKey, hash);
  return client.getQueryCache().get<Data>(hash)?.state.data;
}
