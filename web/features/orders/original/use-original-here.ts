import { useQuery } from '@tanstack/react-query';
import type { Original } from '#contract/orders/requests/schema.ts';
import { apiErrorOf } from '#web/lib/network/api-error.ts';
import { pathOf } from './path-of.ts';

/** An original with its bytes on this phone; the service worker answers with what it stored where there is no network. */
export function useOriginalHere(original: Original) {
  const urls = original.kind === 'voice' ? [original.url] : original.urls;
  return useQuery({
    // A signature that changes makes it no other recording.
    queryKey: ['original', ...urls.map(pathOf)] as const,
    queryFn: async (): Promise<Original> => {
      const here = await Promise.all(urls.map(loaded));
      return original.kind === 'voice' ? { ...original, url: here[0] ?? '' } : { ...original, urls: here };
    },
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

async function loaded(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw await apiErrorOf(response);
  return URL.createObjectURL(await response.blob());
}
