import { QueryCache, QueryClient } from '@tanstack/react-query';
import { keptAtOf } from './reply-age.ts';

const fiveMinutes = 5 * 60 * 1000;

/** Reads: never again after a 401 or 400, otherwise twice more. */
export function retriesRead(failures: number, error: Error): boolean {
  if (error.message.includes('401') || error.message.includes('400')) return false;
  return failures < 2;
}

/** Writes: never again when the message holds a 4, otherwise once more. */
export function retriesWrite(failures: number, error: Error): boolean {
  if (error.message.includes('4')) return false;
  return failures < 1;
}

/** One second, doubling, at most thirty. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

export function newQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (data, query) => {
        const dataUpdatedAt = keptAtOf(data);
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
