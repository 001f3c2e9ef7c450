import { useMutation } from '@tanstack/react-query';
import type { Endpoint, ReplyOf, SentTo } from '#contract/endpoint.ts';
import { callServer } from './call-server.ts';

/** A write that somebody stands and waits for: without network it fails at once, never later by surprise. */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  onDone?: (reply: ReplyOf<E>, sent: SentTo<E>) => unknown,
  onError?: () => unknown,
) {
  return useMutation({
    networkMode: 'always',
    mutationFn: (input: SentTo<E>) => callServer(endpoint, input),
    ...(onDone && { onSuccess: (reply: ReplyOf<E>, sent: SentTo<E>) => untilOffline(onDone(reply, sent)) }),
    ...(onError && { onError }),
  });
}

/**
 * Waits for what is read anew after a write, so that the list behind a closing sheet is the new one; but not for the
 * network to come back: a read without network waits for it, and the write is done.
 */
async function untilOffline(reading: unknown): Promise<void> {
  if (!navigator.onLine) return;
  const read = new AbortController();
  const offline = new Promise((resolve) => addEventListener('offline', resolve, { signal: read.signal }));
  try {
    await Promise.race([reading, offline]);
  } finally {
    read.abort();
  }
}
