import type { QueuedRequest, TakenRequest } from '#contract/orders/requests/transcription/schema.ts';
import type { MediaAddresses } from '#server/media/serving/media-addresses.ts';
import { viewOriginal } from '../originals/view-original.ts';
import type { QueuedRow } from './store.ts';
import type { QuestionRow, TakenRow } from './store-taken.ts';

export function viewQueued(row: QueuedRow): QueuedRequest {
  const { holderId, holder, leaseUntil } = row;
  return {
    id: row.id,
    state: row.state,
    kind: row.isVoice ? 'voice' : 'photo',
    orderKind: row.orderKind,
    city: row.city,
    customerName: row.customerName,
    sentAt: row.sentAt.toISOString(),
    waitedSeconds: row.waitedSeconds,
    lease:
      holderId === null || holder === null || leaseUntil === null
        ? null
        : { holderId, holder, until: leaseUntil.toISOString() },
  };
}

export function viewTaken(
  row: TakenRow,
  questions: readonly QuestionRow[],
  addresses: MediaAddresses,
): TakenRequest {
  return {
    id: row.id,
    original: viewOriginal(row, addresses),
    orderKind: row.orderKind,
    note: row.note,
    customer: { name: row.customerName, phone: row.phone, language: row.language },
    sentAt: row.sentAt.toISOString(),
    waitedSeconds: row.waitedSeconds,
    questions: questions.map(({ question, askedAt, answer }) => ({
      question,
      askedAt: askedAt.toISOString(),
      answer,
    })),
    leaseUntil: row.leaseUntil.toISOString(),
  };
}
