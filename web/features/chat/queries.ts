import { useQuery } from '@tanstack/react-query';
import { listMyConversations, markSeen } from '#contract/chat/endpoints.ts';
import type { About, MyConversation } from '#contract/chat/schema.ts';
import type { OrderLink } from '#contract/orders/links.ts';
import { callServer } from '#web/data/call-server.ts';
import { useMe } from '../accounts/queries.ts';
import { provableLinks } from '../orders/live.ts';

/** This account's conversations and those of the orders whose links this device holds. */
export function useMyConversations() {
  const viewer = useMe()?.id ?? null;
  const links = provableLinks();
  return useQuery({
    queryKey: [listMyConversations.name, viewer, links.map(({ code }) => code).join()],
    queryFn: async () => {
      const mine = await callServer(listMyConversations, { links });
      for (const one of mine.conversations) acknowledge(one, links);
      return mine;
    },
    enabled: viewer !== null || links.length > 0,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

/** Unread messages of an order’s conversation, or of the one with the admins. */
export function useUnread(code: string | null): number {
  const { data } = useMyConversations();
  return data?.conversations.find((one) => one.code === code)?.unread ?? 0;
}

/** Up to where each conversation was said to have come to this device. */
const acknowledged = new Map<string, number>();

/** A message in the badge’s list has reached this device, so it is acknowledged before it is opened. */
function acknowledge({ id, kind, code, unread, last }: MyConversation, links: readonly OrderLink[]): void {
  if (unread === 0 || last === null || (acknowledged.get(id) ?? 0) >= last.number) return;
  acknowledged.set(id, last.number);
  const token = links.find((link) => link.code === code)?.token ?? null;
  const about: About =
    kind === 'support' || code === null ? { kind: 'support' } : { kind: 'order', code, token };
  void callServer(markSeen, { about, delivered: last.number, read: 0 }).catch(() => acknowledged.delete(id));
}
