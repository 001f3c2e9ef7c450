import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { coalesce } from '#web/lib/page/coalesce.ts';
import { followOrders } from '#web/features/orders/live.ts';
import { useLiveAddress } from '#web/features/orders/use-live-orders.ts';
import { dayKey } from './queries.ts';

/** However much happens at once, the day is queried this rarely. */
const pauseMs = 1000;

/** Keeps the day's queue true: whatever happens may have added to it, or settled some of it. */
export function useLiveDay(): void {
  const client = useQueryClient();
  const address = useLiveAddress();
  useEffect(() => {
    if (address === null) return;
    const { ask, rest } = coalesce(pauseMs, () => void client.invalidateQueries({ queryKey: dayKey }));
    const stop = followOrders(address, ({ type }) => {
      if (type !== 'state') ask();
    });
    return () => {
      rest();
      stop();
    };
  }, [client, address]);
}
