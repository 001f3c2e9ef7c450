import { countNotice } from '#server/features/orders/requests/count-notice.ts';
import { findSender } from '#server/features/orders/requests/store.ts';
import { readVerifiedPhones } from '#server/features/phones/store/verification.ts';
import type { Db } from '#server/db/database.ts';
import type { EventKind } from '#contract/events/domain-event.ts';
import { notifyOf, type Handle } from './received-event.ts';

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
  if (sender.accountId === null && !(await mayBeTexted(transaction, sender, event.kind))) return;
  await notifyOf(transaction, event, sender.accountId, { kind, requestId }, { listRequestId: requestId });
};

/** A number that nobody proved may be a stranger's: it hears of what waits for it, and not too often. */
async function mayBeTexted(
  transaction: Db,
  { phone, sentOn }: { phone: string; sentOn: string },
  kind: RequestKind,
): Promise<boolean> {
  if (kind === 'request.lapsed') {
    const proved = await readVerifiedPhones(transaction, { accountId: null, deviceHash: sentOn }, phone);
    if (proved.length === 0) return false;
  }
  return countNotice(transaction, phone);
}
