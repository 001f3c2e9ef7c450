import type { Conversation } from '#contract/chat/schema.ts';
import type { TalkCopy } from '#contract/copy/chat/talk/en.ts';
import type { OrderStatus } from '#contract/orders/lifecycle.ts';

type Moment = 'waiting' | 'shopping' | 'coming' | 'over';

const moments: Readonly<Record<OrderStatus, Moment>> = {
  placed: 'waiting',
  confirmed: 'waiting',
  assigned: 'waiting',
  shopping: 'shopping',
  picked_up: 'coming',
  ready_for_delivery: 'coming',
  on_the_way: 'coming',
  delivered: 'over',
  completed: 'over',
  cancelled: 'over',
  failed: 'over',
};

/** Quick replies of this side for the present stage; admins have ready answers instead. */
export function quickReplies(
  { me, kind, orderStatus }: Pick<Conversation, 'me' | 'kind' | 'orderStatus'>,
  { quick }: TalkCopy,
): readonly string[] {
  if (me === 'office') return [];
  if (kind === 'support' || orderStatus === null) return quick.office;
  return quick[me][moments[orderStatus]];
}
