import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo, asKoboSum, sumKobo, type Kobo } from '#contract/kobo.ts';
import * as endpoints from '#contract/payments/books/endpoints.ts';
import { reconciledOf } from '#contract/payments/books/reconciling.ts';
import type { PaymentGateway } from '../gateway/gateway.ts';
import type { PaymentDeps } from '../online/payment-deps.ts';
import { spanOf } from './days.ts';
import { findOurPayments, readOurPayments } from './store.ts';

interface Listed {
  reference: string;
  kobo: Kobo;
}

/** The provider's list against ours, line by line: fetched, or as somebody uploads it. */
export async function reconcile(
  { db, gateway }: PaymentDeps,
  { list, ...days }: InputOf<typeof endpoints.reconcile>,
): Promise<OutcomeOf<typeof endpoints.reconcile>> {
  const span = spanOf(days);
  if (span === undefined) return { ok: false, reason: 'bad-days' };
  if (list === null && gateway === null) return { ok: false, reason: 'online-closed' };
  const theirs = list ?? (gateway === null ? undefined : await fetchAll(gateway, span));
  if (theirs === undefined) return { ok: false, reason: 'provider-away' };
  const within = await readOurPayments(db, span);
  const known = new Set(within.map(({ reference }) => reference));
  // Paid at midnight, it may stand on another day with them.
  const others = theirs.map(({ reference }) => reference).filter((reference) => !known.has(reference));
  const ours = [...within, ...(await findOurPayments(db, others))].map((one) => ({
    ...one,
    kobo: asKobo(one.kobo),
  }));
  return {
    ok: true,
    value: {
      lines: reconciledOf(ours, theirs),
      ourKobo: asKoboSum(sumKobo(ours.map(({ kobo }) => kobo))),
      theirKobo: asKoboSum(sumKobo(theirs.map(({ kobo }) => kobo))),
    },
  };
}

/** Every page of their list; nothing where one of them cannot be had. */
async function fetchAll(
  gateway: PaymentGateway,
  span: { from: Date; to: Date },
): Promise<Listed[] | undefined> {
  const all: Listed[] = [];
  for (let page = 1; ; page += 1) {
    const reached = await gateway.list({ ...span, page });
    if (!reached.ok) return undefined;
    const { paid, isLast } = reached.value;
    for (const { reference, kobo } of paid) all.push({ reference, kobo: asKobo(kobo) });
    if (isLast) return all;
  }
}
