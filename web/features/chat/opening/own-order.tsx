import { isOrderOver, phaseOf } from '#contract/chat/rules.ts';
import { openTalkCopy } from '#contract/copy/chat/open.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { useMyConversations } from '../queries.ts';
import { OrderTalk } from './order.tsx';

interface Props {
  order: Order;
  /** The secret half of its link, where this device holds it. */
  token: string | null;
}

/** The conversation of a customer's own order. Long after its end there is only what was said to be read, if anything was. */
export function OwnOrderTalk({ order, token }: Props) {
  const copy = useCatalogue(openTalkCopy);
  const now = useNow();
  const { data } = useMyConversations();
  const hasTalk = data?.conversations.some(({ code }) => code === order.code) ?? false;
  if (!hasTalk && phaseOf(endOf(order), now).phase === 'closed') return null;
  return <OrderTalk code={order.code} token={token} label={copy.order} isWide />;
}

function endOf({ events }: Order): Date | null {
  const end = events.find(({ status }) => isOrderOver(status));
  return end === undefined ? null : new Date(end.at);
}
