import { feeFor, type Book, type Refund, type Transaction } from './book.ts';

export interface Answer {
  status: number;
  body: unknown;
}

export const yes = (message: string, data: unknown, meta?: unknown): Answer => ({
  status: 200,
  body: { status: true, message, data, ...(meta === undefined ? {} : { meta }) },
});

export const no = (status: number, message: string, code: string): Answer => ({
  status,
  body: { status: false, message, type: 'validation_error', code },
});

/** A transaction as the API tells of it. */
export function viewTransaction(transaction: Transaction) {
  const { id, reference, amount, currency, status, email, metadata, createdAt, paidAt } = transaction;
  return {
    id,
    domain: 'test',
    status,
    reference,
    amount,
    message: null,
    gateway_response: status === 'success' ? 'Successful' : 'The transaction was not completed',
    paid_at: paidAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
    channel: 'card',
    currency,
    ip_address: '127.0.0.1',
    metadata,
    fees: paidAt === null ? null : feeFor(amount),
    customer: { id: 1, email, customer_code: 'CUS_stand_in', phone: null },
    requested_amount: amount,
  };
}

export function viewRefund({ transactions }: Book, refund: Refund) {
  const paid = [...transactions.values()].find(({ id }) => id === refund.transactionId);
  return {
    id: refund.id,
    integration: 1,
    domain: 'test',
    transaction: refund.transactionId,
    transaction_reference: paid?.reference ?? null,
    currency: 'NGN',
    amount: refund.amount,
    status: refund.status,
    merchant_note: refund.note,
    customer_note: null,
    channel: 'card',
    deducted_amount: refund.amount,
    fully_deducted: true,
  };
}
