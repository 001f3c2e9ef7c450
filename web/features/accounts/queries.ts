import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { me } from '#contract/accounts/endpoints.ts';
import type { User } from '#contract/accounts/schema.ts';
import { apiQueryOrNull, known } from '#web/data/api-query.ts';
import { isOnServer } from '#web/lib/page/on-server.ts';

/** Who is signed in; a 401 means nobody. */
export const meQuery = apiQueryOrNull(me, {}, 'not-signed-in');

/** Who that is, kept true: asked again whenever the person comes back to the page or the network does. */
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
