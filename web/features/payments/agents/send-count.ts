import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SentTo } from '#contract/endpoint.ts';
import { countFloat, showMyPaper } from '#contract/payments/agents/endpoints.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { callServer } from '#web/data/call-server.ts';
import { enqueue, queuedActions } from '#web/offline/queue/queue.ts';
import { somethingQueued } from '#web/offline/queue/queue-events.ts';

type Count = SentTo<typeof countFloat>;

/** Sends a count; without network it is kept on the phone, and goes by itself with the same id. */
export async function sendCount(owner: string, count: Count): Promise<'sent' | 'kept'> {
  try {
    await callServer(countFloat, count);
    return 'sent';
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    await enqueue({ endpoint: countFloat.path, data: count, owner, name: countFloat.name });
    dispatchEvent(new Event(somethingQueued));
    return 'kept';
  }
}

export const waitsKey = ['waiting on this phone'] as const;
const lookAgainMs = 3000;

/** What of this agent waits on the phone: a count, and steps of orders that move the book when they arrive. */
export function useWhatWaits(owner: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [...waitsKey, owner],
    queryFn: async () => {
      const own = (await queuedActions()).filter((action) => action.owner === owner);
      return {
        hasCount: own.some(({ name, refusal }) => name === countFloat.name && refusal === null),
        hasSteps: own.some(({ line }) => line !== null),
      };
    },
    networkMode: 'always',
    refetchInterval: lookAgainMs,
  });
  const hasCount = query.data?.hasCount ?? false;
  // Gone from the queue, it has been answered: the paper says what came of it.
  useEffect(() => {
    if (!hasCount) void client.invalidateQueries({ queryKey: [showMyPaper.name] });
  }, [hasCount, client]);
  return { hasCount, hasSteps: query.data?.hasSteps ?? false };
}
