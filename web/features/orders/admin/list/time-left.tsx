import type { AdminOrder } from '#contract/orders/admin/schema.ts';
import { BoardTimeLeft } from '../board/time-badge.tsx';

/** The same of an order in the list. */
export function AdminTimeLeft({ order }: { order: AdminOrder }) {
  return <BoardTimeLeft order={{ ...order, promisedUntil: order.promisedAt }} />;
}
