import { randomBytes } from 'node:crypto';

export interface Transaction {
  id: number;
  reference: string;
  accessCode: string;
  amount: number;
  currency: string;
  email: string;
  callbackUrl: string;
  metadata: unknown;
  status: 'abandoned' | 'success' | 'failed';
  createdAt: Date;
  paidAt: Date | null;
}

export interface Refund {
  id: number;
  transactionId: number;
  amount: number;
  note: string;
  status: 'pending' | 'processed' | 'failed';
}

/** The provider’s payments and refunds. */
export interface Book {
  transactions: Map<string, Transaction>;
  refunds: Refund[];
}

export function newBook(): Book {
  return { transactions: new Map(), refunds: [] };
}

let lastId = 4_000_000_000;

/** Their ids are larger than 32 bits hold. */
export function nextId(): number {
  lastId += 1;
  return lastId;
}

export function nextAccessCode(): string {
  return randomBytes(8).toString('hex');
}

/** 1.5 % and ₦100 from ₦2,500 on, at most ₦2,000. */
export function feeFor(amount: number): number {
  return Math.min(200_000, Math.ceil(amount * 0.015) + (amount >= 250_000 ? 10_000 : 0));
}

export function byId({ transactions }: Book, id: number): Transaction | undefined {
  return [...transactions.values()].find((transaction) => transaction.id === id);
}

/** Sum of a payment that was sent back or is on its way. */
export function refundedOf({ refunds }: Book, { id }: Transaction): number {
  return refunds
    .filter(({ transactionId, status }) => transactionId === id && status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
}
