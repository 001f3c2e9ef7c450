import * as z from 'zod/mini';
import type {
  ListedPayment,
  PaymentAsked,
  PaymentGateway,
  ProviderPayment,
  Reached,
  RefundAsked,
  ProviderRefund,
} from '../gateway.ts';
import { callPaystack, type PaystackAccount } from './client.ts';
import { isSignedBy } from './signature.ts';
import * as wire from './wire.ts';

const perPage = 100;

/** Paystack behind the house's own words. */
export function paystack(account: PaystackAccount): PaymentGateway {
  return {
    open: (asked) => open(account, asked),
    findPayment: (reference) => findPayment(account, reference),
    findRefund: (asked) => findRefund(account, asked),
    makeRefund: (asked) => makeRefund(account, asked),
    list: (asked) => list(account, asked),
    isSigned: (body, signature) => isSignedBy(account.secretKey, body, signature),
    referenceIn,
  };
}

async function open(account: PaystackAccount, asked: PaymentAsked): Promise<Reached<{ pageUrl: string }>> {
  const { reference, kobo, email, returnTo, about } = asked;
  const body = {
    reference,
    amount: kobo,
    currency: 'NGN',
    email,
    callback_url: returnTo,
    metadata: { order: about },
  };
  const reached = await callPaystack(
    account,
    { method: 'POST', path: '/transaction/initialize', body },
    wire.opened,
  );
  return reached.ok ? { ok: true, value: { pageUrl: reached.value.data.authorization_url } } : reached;
}

async function findPayment(account: PaystackAccount, reference: string): Promise<Reached<ProviderPayment>> {
  const path = `/transaction/verify/${encodeURIComponent(reference)}`;
  const reached = await callPaystack(account, { method: 'GET', path }, wire.paymentReply);
  if (reached.ok) {
    const { data } = reached.value;
    // An answer about another payment is no answer.
    return data.reference === reference
      ? { ok: true, value: paymentFrom(data) }
      : { ok: false, reason: 'away' };
  }
  const isUnknown = reached.reason === 'refused' && /not found/i.test(reached.says);
  return isUnknown ? { ok: true, value: { state: 'unknown' } } : reached;
}

const underWay = new Set(['ongoing', 'pending', 'processing', 'queued']);

function paymentFrom(data: wire.Transaction): ProviderPayment {
  // A payment that was refunded afterwards was paid all the same.
  if (data.status === 'success' || data.status === 'reversed') return { state: 'paid', ...paidFrom(data) };
  return { state: underWay.has(data.status) ? 'open' : 'failed' };
}

function paidFrom(data: wire.Transaction): Omit<ListedPayment, 'reference'> {
  return {
    providerId: data.id,
    kobo: data.amount,
    currency: data.currency,
    feeKobo: data.fees ?? 0,
    paidAt: new Date(data.paid_at ?? Date.now()),
  };
}

const noteOf = ({ refundId }: RefundAsked) => `refund ${refundId}`;

/** The API has no key for "once": a refund is recognised by the note it carries. */
async function findRefund(
  account: PaystackAccount,
  asked: RefundAsked,
): Promise<Reached<ProviderRefund | null>> {
  const path = `/refund?transaction=${encodeURIComponent(asked.providerId)}&perPage=${perPage}`;
  const known = await callPaystack(account, { method: 'GET', path }, wire.refundsListed);
  if (!known.ok) return known;
  const made = known.value.data.find(({ merchant_note }) => merchant_note === noteOf(asked));
  return { ok: true, value: made === undefined ? null : refundFrom(made) };
}

/** The caller looked for an earlier refund first, and keeps two from asking at the same time. */
async function makeRefund(account: PaystackAccount, asked: RefundAsked): Promise<Reached<ProviderRefund>> {
  const { reference, kobo } = asked;
  const body = { transaction: reference, amount: kobo, currency: 'NGN', merchant_note: noteOf(asked) };
  const reached = await callPaystack(account, { method: 'POST', path: '/refund', body }, wire.refundMade);
  return reached.ok ? { ok: true, value: refundFrom(reached.value.data) } : reached;
}

function refundFrom({ id, status }: wire.Refund): ProviderRefund {
  const state = status === 'processed' ? 'done' : status === 'failed' ? 'failed' : 'under-way';
  return { providerRefundId: id, state };
}

async function list(
  account: PaystackAccount,
  { from, to, page }: { from: Date; to: Date; page: number },
): Promise<Reached<{ paid: ListedPayment[]; isLast: boolean }>> {
  const asked = new URLSearchParams({
    status: 'success',
    from: from.toISOString(),
    to: to.toISOString(),
    perPage: String(perPage),
    page: String(page),
  });
  const reached = await callPaystack(
    account,
    { method: 'GET', path: `/transaction?${asked.toString()}` },
    wire.listed,
  );
  if (!reached.ok) return reached;
  const { data, meta } = reached.value;
  const paid = data
    .filter(({ status }) => status === 'success')
    .map((one) => ({ reference: one.reference, ...paidFrom(one) }));
  return { ok: true, value: { paid, isLast: meta.page >= meta.pageCount } };
}

function referenceIn(body: Uint8Array): string | undefined {
  let written: unknown;
  try {
    written = JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
  const read = z.safeParse(wire.notice, written);
  return read.success ? (read.data.data.reference ?? read.data.data.transaction_reference) : undefined;
}
