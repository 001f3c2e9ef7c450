import { useMutation } from '@tanstack/react-query';
import type { SentTo } from '#contract/endpoint.ts';
import { joinEarlyAccess, verifyAccessKey } from '#contract/launch/endpoints.ts';
import { callServer } from '#web/data/call-server.ts';

export function useJoinEarlyAccess() {
  return useMutation({
    mutationFn: (input: SentTo<typeof joinEarlyAccess>) => callServer(joinEarlyAccess, input),
  });
}

export function useVerifyAccessKey() {
  return useMutation({
    mutationFn: (input: SentTo<typeof verifyAccessKey>) => callServer(verifyAccessKey, input),
  });
}
