import type { Db } from '#server/db/database.ts';
import { nullable, number, text } from '#server/db/sql/codecs.ts';
import { compareBook, compareMoney, compareOrders } from '#server/features/payments/books/store-check.ts';
import type { JournalLine } from '../journal.ts';
import type { Loss } from './loss.ts';

/** The book against itself, the orders, the payments, and the provider's own book. */
export async function checkMoney(db: Db, journal: readonly JournalLine[]): Promise<Loss[]> {
  const differences = [...(await compareBook(db)), ...(await compareOrders(db)), ...(await compareMoney(db))];
  const unbalanced = await db.rows({ key: text, kobo: number })`
    select key, coalesce(sum(line.kobo), 0)::bigint as kobo
    from ledger_posting left join ledger_line line on line.posting_id = ledger_posting.id
    group by ledger_posting.id having coalesce(sum(line.kobo), 0) <> 0 or count(line.kobo) < 2`;
  return [
    ...differences.map(({ kind, about, bookKobo, otherKobo }): Loss => {
      return {
        kind: 'book-differs',
        about: `${kind} ${about}: ${bookKobo} in the book, ${otherKobo} elsewhere`,
      };
    }),
    ...unbalanced.map(({ key, kobo }): Loss => ({
      kind: 'book-differs',
      about: `${key} leaves ${kobo} kobo`,
    })),
    ...(await checkTaken(db, journal)),
    ...(await checkSentBack(db, journal)),
  ];
}

/** Each payment that the provider took is booked exactly once. */
async function checkTaken(db: Db, journal: readonly JournalLine[]): Promise<Loss[]> {
  const taken = journal.flatMap((line) => (line.kind === 'provider-took' ? [line] : []));
  const booked = await db.rows({ id: text, kobo: nullable(number), times: number })`
    select payment.id, payment.paid_kobo as kobo, (
      select count(*) from ledger_posting
      where movement ->> 'paymentId' = payment.id::text
        and what in ('paid-online', 'paid-in-vain', 'transfer-collected', 'debt-paid')) as times
    from payment`;
  const byId = new Map(booked.map((row) => [row.id, row]));
  return taken.flatMap(({ reference, kobo }): Loss[] => {
    const row = byId.get(reference);
    const fits = row !== undefined && row.kobo === kobo && row.times === 1;
    const found = `${row?.kobo ?? 'nothing'} in ${row?.times ?? 0} postings`;
    return fits ? [] : [{ kind: 'provider-differs', about: `payment ${reference} of ${kobo}: ${found}` }];
  });
}

/** Each refund that the provider sent was asked for once, and is booked. */
async function checkSentBack(db: Db, journal: readonly JournalLine[]): Promise<Loss[]> {
  const sent = journal.flatMap((line) => (line.kind === 'provider-refund' ? [line] : []));
  const refunds = await db.rows({ id: text, kobo: number, state: text })`
    select id, kobo, state from refund where payment_id is not null`;
  const unknown = sent
    .filter(({ note, kobo }) => !refunds.some((refund) => note.includes(refund.id) && refund.kobo === kobo))
    .map(({ note, kobo }): Loss => {
      return { kind: 'provider-differs', about: `a refund of ${kobo} that nobody asked for: ${note}` };
    });
  const wrong = refunds.flatMap(({ id, kobo, state }): Loss[] => {
    const times = sent.filter(({ note }) => note.includes(id)).length;
    const fits = state === 'waiting' ? times <= 1 : state === 'failed' || times === 1;
    return fits
      ? []
      : [
          {
            kind: 'provider-differs',
            about: `refund ${id} of ${kobo} is ${state} and was sent ${times} times`,
          },
        ];
  });
  return [...unknown, ...wrong];
}
