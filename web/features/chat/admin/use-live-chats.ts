import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LiveState } from '#web/data/live/event-source.ts';
import { coalesce } from '#web/lib/page/coalesce.ts';
import { followOrders } from '#web/features/orders/live.ts';
import { useLiveAddress } from '#web/features/orders/use-live-orders.ts';
import { isOfChat, leavesUnread } from '#web/data/live/chat-events.ts';
import { adminChatKey } from './queries.ts';

/** However much is said at once, the list is queried this rarely. */
const pauseMs = 600;

/** Keeps the conversation list true on every screen of admins, and says whether that works. */
export function useLiveAdminChats(): LiveState {
  const client = useQueryClient();
  const address = useLiveAddress();
  const [state, setState] = useState<LiveState>('waiting');
  useEffect(() => {
    if (address === null) return;
    const { ask, rest } = coalesce(pauseMs, () => void client.invalidateQueries({ queryKey: adminChatKey }));
    const stop = followOrders(address, (update) => {
      if (update.type === 'state') setState(update.state);
      else if (update.type === 'fresh' || (isOfChat(update.event) && !leavesUnread(update.event))) ask();
    });
    return () => {
      rest();
      stop();
    };
  }, [client, address]);
  return state;
}
