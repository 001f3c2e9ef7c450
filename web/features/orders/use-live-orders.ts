import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LiveState } from '#web/data/live/event-source.ts';
import { useMe } from '../accounts/queries.ts';
import { hearChat, hearChatsAnew, hearOrder, isOfChat } from '#web/data/live/chat-events.ts';
import { followOrders, liveAddress } from './live.ts';
import { refreshLists, refreshOrders } from './queries.ts';

/** Keeps the orders on the screen true while it is in sight, and says whether that works. */
export function useLiveOrders(): LiveState {
  const client = useQueryClient();
  const address = useLiveAddress();
  const [state, setState] = useState<LiveState>('waiting');
  useEffect(() => {
    if (address === null) return;
    return followOrders(address, (said) => {
      if (said.type === 'state') setState(said.state);
      else if (said.type === 'fresh') {
        refreshOrders(client);
        hearChatsAnew(client);
      } else if (isOfChat(said.event)) hearChat(client, said.event);
      else if (typeof said.event.payload['code'] === 'string') {
        refreshOrders(client, said.event.payload['code']);
        hearOrder(client, said.event.payload['code']);
      } else if (/^(alarm|agent)\./.test(said.event.kind)) refreshLists(client);
    });
  }, [client, address]);
  return state;
}

/** The stream of whoever is here, for all who listen on this page; nothing for somebody whom nothing concerns. */
export function useLiveAddress(): string | null {
  return liveAddress(useMe()?.id ?? null);
}
