import { QueryCache, QueryClient } from '@tanstack/react-query';
import { cachedAtOf } from './reply-age.ts';
import { retriesRead, retriesWrite, retryDelay } from './retries.ts';

const fiveMinutes = 5 * 60 * 1000;

export function newQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (data, query) => {
        const dataUpdatedAt = cachedAtOf(data);
        if (dataUpdatedAt !== undefined) query.setState({ dataUpdatedAt });
      },
    }),
    defaultOptions: {
      queries: {
        // Tried without network too: the app's worker answers with what it kept.
        networkMode: 'offlineFirst',
        staleTime: fiveMinutes,
        gcTime: fiveMinutes,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: retriesRead,
        retryDelay,
      },
      // A write without network fails at once and says so; only the offline queue may keep it for later.
      mutations: { networkMode: 'always', retry: retriesWrite, retryDelay },
    },
  });
}
