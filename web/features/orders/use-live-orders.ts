import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LiveState } from '#web/data/live/event-source.ts';
import { refetchZones } from '#web/data/live/zone-events.ts';
import { useMe } from '../accounts/queries.ts';
import {
  receiveChatEvent,
  refetchChats,
  refetchConversationOf,
  isOfChat,
} from '#web/data/live/chat-events.ts';
import { isAbout } from '#web/data/live/noun.ts';
import { followOrders, liveAddress } from './live.ts';
import { refreshLists, refreshOrders, refreshWaitingLists } from './queries.ts';

/** One follower of a stream in this tab, for every part of the screen that asks. */
interface Follower {
  listeners: Set<(state: LiveState) => void>;
  state: LiveState;
  stop: () => void;
}
const followers = new Map<string, Follower>();

/** Keeps the orders on the screen true while it is in sight, and says whether that works. */
export function useLiveOrders(): LiveState {
  const client = useQueryClient();
  const address = useLiveAddress();
  const [state, setState] = useState<LiveState>('waiting');
  useEffect(() => (address === null ? undefined : listen(client, address, setState)), [client, address]);
  return state;
}

/** Joins the follower of an address, or begins one; the last to leave ends it. */
function listen(client: QueryClient, address: string, listener: (state: LiveState) => void): () => void {
  const follower = followers.get(address) ?? follow(client, address);
  followers.set(address, follower);
  follower.listeners.add(listener);
  listener(follower.state);
  return () => {
    follower.listeners.delete(listener);
    if (follower.listeners.size > 0) return;
    follower.stop();
    followers.delete(address);
  };
}

function follow(client: QueryClient, address: string): Follower {
  const follower: Follower = { listeners: new Set(), state: 'waiting', stop: () => undefined };
  follower.stop = followOrders(address, (update) => {
    if (update.type === 'state') {
      follower.state = update.state;
      for (const listener of follower.listeners) listener(update.state);
    } else if (update.type === 'fresh') {
      refreshOrders(client);
      refreshWaitingLists(client);
      refetchChats(client);
      refetchZones(client);
    } else if (isOfChat(update.event)) receiveChatEvent(client, update.event);
    else if (typeof update.event.payload['code'] === 'string') {
      refreshOrders(client, update.event.payload['code']);
      refetchConversationOf(client, update.event.payload['code']);
    } else if (isAbout(update.event, 'alarm', 'agent', 'request')) {
      refreshLists(client);
      if (isAbout(update.event, 'request')) refreshWaitingLists(client);
    } else if (isAbout(update.event, 'zone')) refetchZones(client);
  });
  return follower;
}

/** The stream of whoever is here, for all who listen on this page; nothing for somebody whom nothing concerns. */
export function useLiveAddress(): string | null {
  return liveAddress(useMe()?.id ?? null);
}
