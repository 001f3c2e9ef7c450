import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addressOf } from '#contract/endpoint.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { followEvents } from '#contract/tracking/endpoints.ts';
import { writeLinks } from '#contract/tracking/links.ts';
import { followLive } from '../../lib/live.ts';
import type { LiveState } from '../../lib/live-source.ts';
import { useMe } from '../accounts/queries.ts';
import { hearChat, hearChatsAnew, hearOrder, isOfChat } from '../chat/hear.ts';
import { orderLinks } from './links.ts';
import { refreshLists, refreshOrders } from './queries.ts';

/** Keeps the orders on the screen true while it is in sight, and says whether that works. */
export function useLiveOrders(): LiveState {
  const client = useQueryClient();
  const address = useLiveAddress();
  const [state, setState] = useState<LiveState>('waiting');
  useEffect(() => {
    if (address === null) return;
    return followLive(address, (said) => {
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

/** The line of whoever is here, for all who listen on this page; nothing for somebody whom nothing concerns. */
export function useLiveAddress(): string | null {
  const userId = useMe()?.id ?? null;
  const links = heldLinks();
  return userId === null && links === '' ? null : addressFor(links, userId);
}

function heldLinks(): string {
  return writeLinks(
    orderLinks().flatMap(({ code, token }) => {
      const read = orderCode.safeParse(code);
      return read.success ? [{ code: read.data, token }] : [];
    }),
  );
}

/** The address says nothing of who is signed in; behind the # it does, so that another person gets another line. */
function addressFor(links: string, userId: string | null): string {
  const { address } = addressOf(followEvents, links === '' ? {} : { orders: links });
  return userId === null ? address : `${address}#${userId}`;
}
