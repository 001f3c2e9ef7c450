import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { QueuedAction } from '../offline/queue/action.ts';
import { onQueueChange } from '../offline/queue/queue-changes.ts';
import { queuedActions } from '../offline/queue/queue.ts';

const onThisPhone = 'queued actions';
// Another tab may send what waits.
const lookAgainMs = 3000;
const none: readonly QueuedAction[] = [];

/** The writes of this person, or of no account, that are on this phone only, waiting or refused. */
export function useQueuedActions(owner: string | null): readonly QueuedAction[] {
  const client = useQueryClient();
  const { data = none } = useQuery({
    queryKey: [onThisPhone, owner],
    queryFn: async () => (await queuedActions()).filter((action) => action.owner === owner),
    networkMode: 'always',
    refetchInterval: lookAgainMs,
  });
  useEffect(
    () => onQueueChange(() => void client.invalidateQueries({ queryKey: [onThisPhone, owner] })),
    [client, owner],
  );
  return data;
}
