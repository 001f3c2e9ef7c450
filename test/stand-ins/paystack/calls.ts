import * as z from 'zod/mini';
import { no, viewRefund, viewTransaction, yes, type Answer } from './answers.ts';
import { byId, nextAccessCode, nextId, refundedOf, type Book, type Transaction } from './book.ts';

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

const initialize = z.object({
  email: z.email(),
  amount: z.coerce.number().check(z.minimum(1)),
  reference: z.string().check(z.regex(/^[\w.=-]+$/)),
  callback_url: z.url(),
  currency: z.literal('NGN'),
  metadata: z.optional(z.unknown()),
});

const refunding = z.object({
  transaction: z.union([z.string(), z.int()]),
  amount: z.coerce.number().check(z.minimum(1)),
  merchant_note: z.optional(z.string()),
});

/** The calls of the API that the product makes, as they are published. */
export function answerCall(book: Book, ownUrl: string, call: Call): Answer {
  const { method, path } = call;
  if (method === 'POST' && path === '/transaction/initialize') return open(book, ownUrl, call.body);
  const verified = /^\/transaction\/verify\/([^/]+)$/.exec(path)?.[1];
  if (method === 'GET' && verified !== undefined) return verify(book, decodeURIComponent(verified));
  if (method === 'GET' && path === '/transaction') return list(book, call.query);
  if (method === 'POST' && path === '/refund') return refund(book, call.body);
  if (method === 'GET' && path === '/refund') return listRefunds(book, call.query);
  return no(404, 'Not found', 'not_found');
}

function open(book: Book, ownUrl: string, body: unknown): Answer {
  const read = z.safeParse(initialize, body);
  if (!read.success) return no(400, 'Invalid parameters', 'invalid_params');
  const { reference, amount, email, callback_url: callbackUrl, metadata } = read.data;
  if (book.transactions.has(reference))
    return no(400, 'Duplicate Transaction Reference', 'duplicate_reference');
  const accessCode = nextAccessCode();
  const status = 'abandoned' as const;
  const transaction = { id: nextId(), reference, accessCode, amount, email, callbackUrl, metadata, status };
  book.transactions.set(reference, { ...transaction, currency: 'NGN', createdAt: new Date(), paidAt: null });
  return yes('Authorization URL created', {
    authorization_url: `${ownUrl}/pay/${accessCode}`,
    access_code: accessCode,
    reference,
  });
}

function verify(book: Book, reference: string): Answer {
  const transaction = book.transactions.get(reference);
  return transaction === undefined
    ? no(400, 'Transaction reference not found.', 'transaction_not_found')
    : yes('Verification successful', viewTransaction(transaction));
}

function list(book: Book, query: URLSearchParams): Answer {
  const perPage = Number(query.get('perPage') ?? 50);
  const page = Number(query.get('page') ?? 1);
  const from = new Date(query.get('from') ?? 0);
  const to = new Date(query.get('to') ?? Date.now());
  const status = query.get('status');
  const found = [...book.transactions.values()].filter(
    (one) => (status === null || one.status === status) && one.createdAt >= from && one.createdAt <= to,
  );
  const pageCount = Math.max(1, Math.ceil(found.length / perPage));
  const shown = found.slice((page - 1) * perPage, page * perPage);
  return yes('Transactions retrieved', shown.map(viewTransaction), {
    total: found.length,
    skipped: (page - 1) * perPage,
    perPage,
    page,
    pageCount,
  });
}

function refund(book: Book, body: unknown): Answer {
  const read = z.safeParse(refunding, body);
  if (!read.success) return no(400, 'Invalid parameters', 'invalid_params');
  const { transaction: named, amount, merchant_note: note = '' } = read.data;
  const paid = findTransaction(book, named);
  if (paid === undefined || paid.status !== 'success') return no(400, 'Transaction not found', 'not_found');
  if (refundedOf(book, paid) + amount > paid.amount)
    return no(400, 'Refund amount cannot be more than transaction amount', 'invalid_amount');
  const made = { id: nextId(), transactionId: paid.id, amount, note, status: 'pending' as const };
  book.refunds.push(made);
  return yes('Refund has been queued for processing', viewRefund(book, made));
}

function findTransaction(book: Book, named: string | number): Transaction | undefined {
  return book.transactions.get(String(named)) ?? byId(book, Number(named));
}

function listRefunds(book: Book, query: URLSearchParams): Answer {
  const named = query.get('transaction');
  const paid = named === null ? undefined : findTransaction(book, named);
  const found = book.refunds.filter(({ transactionId }) => named === null || transactionId === paid?.id);
  return yes(
    'Refunds retrieved',
    found.map((one) => viewRefund(book, one)),
  );
}
