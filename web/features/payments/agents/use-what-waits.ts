import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countFloat, showMyPaper } from '#contract/payments/agents/endpoints.ts';
import { useQueuedActions } from '#web/data/use-queued-actions.ts';

/** This agent’s unsent count, and unsent steps that will change the float. */
export function useWhatWaits(owner: string) {
  const client = useQueryClient();
  const own = useQueuedActions(owner);
  const hasCount = own.some(({ name, refusal }) => name === countFloat.name && refusal === null);
  // Gone from the queue, it has been answered: the paper says what came of it.
  useEffect(() => {
    if (!hasCount) void client.invalidateQueries({ queryKey: [showMyPaper.name] });
  }, [hasCount, client]);
  return { hasCount, hasSteps: own.some(({ line }) => line !== null) };
}
