import { countSentLink } from '#server/features/orders/track/count-sent-link.ts';
import { findSender } from '#server/features/orders/requests/store.ts';
import type { EventKind } from '#contract/events/domain-event.ts';
import { tellOf, type Handle } from './received-event.ts';

type RequestKind = Extract<
  EventKind,
  'request.written' | 'request.questionAsked' | 'request.foundUnreadable' | 'request.lapsed'
>;

const notices = {
  'request.written': { kind: 'list-ready', state: 'ready' },
  'request.questionAsked': { kind: 'list-question', state: 'asked' },
  'request.foundUnreadable': { kind: 'list-unreadable', state: 'unreadable' },
  'request.lapsed': { kind: 'list-lapsed', state: 'lapsed' },
} as const;

/** Tells whoever sent a list that is not typed how it stands, as long as it still stands so. */
export const notifySender: Handle<RequestKind> = async (transaction, event) => {
  const { requestId } = event.payload;
  const sender = await findSender(transaction, requestId);
  const { kind, state } = notices[event.kind];
  if (sender?.state !== state) return;
  // A number that had enough messages today, from whomever, is left in peace.
  if (sender.accountId === null && !(await countSentLink(transaction, sender.phone))) return;
  await tellOf(transaction, event, sender.accountId, { kind, requestId }, { listRequestId: requestId });
};
