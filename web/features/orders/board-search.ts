import type { TrackingCopy } from '#contract/copy/tracking/en.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { listBoard } from '#contract/orders/endpoints.ts';
import { readablePhone } from '../../lib/phone.ts';

export type BoardOrder = ReplyOf<typeof listBoard>[number];

/** The orders in which every word of the search stands somewhere, whatever its case. */
export function foundOnBoard(
  orders: readonly BoardOrder[],
  search: string,
  statuses: TrackingCopy['statuses'],
): BoardOrder[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return orders.filter((order) => {
    const text = [
      order.code,
      order.customerName,
      order.customerPhone,
      readablePhone(order.customerPhone).replaceAll(' ', ''),
      order.marketName,
      ...order.itemNames,
      statuses[order.status],
    ]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
