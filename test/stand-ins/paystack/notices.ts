import { createHmac } from 'node:crypto';
import { viewRefund, viewTransaction } from './answers.ts';
import type { Book, Refund, Transaction } from './book.ts';
import type { Failures } from './failures.ts';

export interface Notice {
  event: string;
  data: unknown;
}

/** A webhook is posted, signed over its very bytes; told to misbehave, it comes late, often, forged or not at all. */
export interface Notices {
  paid(transaction: Transaction): Promise<void>;
  refund(refund: Refund): Promise<void>;
  /** Sends what was held back, the newest first. */
  letGo(): Promise<void>;
}

export function openNotices(
  book: Book,
  failures: Failures,
  { url, secretKey }: { url: () => string | undefined; secretKey: string },
): Notices {
  const held: Notice[] = [];
  const send = async (notice: Notice) => {
    const target = url();
    if (target === undefined || failures.isSilent) return;
    const body = JSON.stringify(notice);
    const key = failures.forges ? `${secretKey} of somebody else` : secretKey;
    const signature = createHmac('sha512', key).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
    const post = () => fetch(target, { method: 'POST', body, headers }).catch(() => undefined);
    await Promise.all(Array.from({ length: failures.noticesEach }, post));
  };
  const notify = async (notice: Notice) => {
    if (failures.holdsNotices) held.push(notice);
    else await send(notice);
  };
  return {
    paid: (transaction) => {
      const viewed = viewTransaction(transaction);
      const data = failures.noticesLie ? { ...viewed, amount: viewed.amount * 10 } : viewed;
      return notify({ event: 'charge.success', data });
    },
    refund: (refund) => notify({ event: `refund.${refund.status}`, data: viewRefund(book, refund) }),
    letGo: async () => {
      for (const notice of held.splice(0).toReversed()) await send(notice);
    },
  };
}
