import { useMutation } from '@tanstack/react-query';
import type { Endpoint, ReplyOf, SentTo } from '#contract/endpoint.ts';
import { callServer } from './call-server.ts';

/** A write that somebody stands and waits for: without network it fails at once, never later by surprise. */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  onDone?: (reply: ReplyOf<E>, sent: SentTo<E>) => unknown,
) {
  return useMutation({
    networkMode: 'always',
    mutationFn: (input: SentTo<E>) => callServer(endpoint, input),
    ...(onDone && { onSuccess: onDone }),
  });
}
