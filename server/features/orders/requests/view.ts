import {
  isOpenRequest,
  requestLapsesAfterHours,
  type ListRequest,
} from '#contract/orders/requests/schema.ts';
import { orderCode } from '#contract/orders/schema.ts';
import type { MediaAddresses } from '#server/media/serving/media-addresses.ts';
import type { RequestRow } from './store.ts';
import { viewOriginal } from './originals/view-original.ts';

export const lapsesAfterMs = requestLapsesAfterHours * 60 * 60_000;

/** A request as its sender sees it. */
export function viewRequest(row: RequestRow, addresses: MediaAddresses): ListRequest {
  const isShown = row.state === 'ready' || row.state === 'placed';
  return {
    id: row.id,
    state: row.state,
    original: viewOriginal(row, addresses),
    orderKind: row.orderKind,
    note: row.note,
    sentAt: row.sentAt.toISOString(),
    questions: row.questions.map(({ askedAt, ...question }) => ({
      ...question,
      askedAt: new Date(askedAt).toISOString(),
    })),
    text: isShown ? row.writtenText : null,
    unreadableReason: row.unreadableReason,
    code: row.code === null ? null : orderCode.parse(row.code),
    waitsFrom: row.state === 'waiting' ? (row.waitsFrom?.toISOString() ?? null) : null,
    endsAt: isOpenRequest(row) ? endOf(row).toISOString() : null,
  };
}

/** Silence counts from the last move, while it waits for staff from the opening after it. */
function endOf({ state, changedAt, waitsFrom }: RequestRow): Date {
  const opening = state === 'waiting' ? (waitsFrom?.getTime() ?? 0) : 0;
  return new Date(Math.max(changedAt.getTime(), opening) + lapsesAfterMs);
}
