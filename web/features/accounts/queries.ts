import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { me } from '#contract/accounts/endpoints.ts';
import type { User } from '#contract/accounts/schema.ts';
import { authenticationFailed } from '#contract/copy/failures.ts';
import { apiQueryElse, known } from '#web/data/api-query.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { isOnServer } from '#web/lib/page/on-server.ts';

/** The signed-in person; a 401 means nobody. */
export const meQuery = apiQueryElse(me, {}, (error) => {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) return null;
  throw new Error(authenticationFailed(error.status), { cause: error });
});

/** Refetches whenever the person returns to the page or the network comes back. */
export const useMe = isOnServer
  ? () => cachedMe(useQueryClient())
  : () => useQuery({ ...meQuery, refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' }).data;

/** The same out of the cache, for what runs beside the screens. */
export function cachedMe(client: QueryClient): User | null | undefined {
  return known(client, meQuery);
}

/** Hands over who is signed in, so that nobody asks on load. */
export function rememberMe(client: QueryClient, user: User | null): void {
  client.setQueryData(meQuery.queryKey, user);
}
