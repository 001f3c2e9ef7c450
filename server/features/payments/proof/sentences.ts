import { english } from '#contract/copy/admin/money/en-day.ts';
import type { Difference } from '#contract/payments/books/schema.ts';
import type { ChainFault } from '#server/features/ledger/chain/walk-chain.ts';
import type { Proof } from './prove-books.ts';

/** The outcome of a proof in plain sentences, the first bad row first. */
export function sentencesOf({ walked, differences }: Proof): string[] {
  const { fault, seals, head, waiting } = walked;
  const wait = waiting === 0 ? 'none waits' : `${waiting} wait for theirs`;
  const chain =
    fault === undefined
      ? `The chain is whole: ${seals} rows are sealed and ${wait}. Its head is ${head}`
      : `The chain is broken. ${faultSentence(fault)} The ${seals} seals before that are whole.`;
  const books =
    differences.length === 0
      ? ['The books agree to the kobo.']
      : [`The books differ in ${differences.length} places.`, ...differences.map(differenceSentence)];
  return [chain, ...books];
}

export function faultSentence(fault: ChainFault): string {
  switch (fault.kind) {
    case 'seal-gone':
      return `Seal ${fault.place} is gone.`;
    case 'row-gone':
      return `${rowOf(fault)} was sealed at place ${fault.place} and is gone.`;
    case 'row-changed':
      return `${rowOf(fault)} was changed after it had been sealed at place ${fault.place}.`;
    case 'seal-changed':
      return `${rowOf(fault)} is as it was sealed at place ${fault.place}, and its seal was changed.`;
    case 'row-or-seal-changed':
      return `${rowOf(fault)} does not fit its seal at place ${fault.place}: one of them was changed.`;
    case 'row-backdated':
      return `${rowOf(fault)}, sealed at place ${fault.place}, says that it is more than a day older than one that was sealed before it: it was written in afterwards.`;
    case 'never-sealed':
      return `${rowOf(fault)} has no seal and waits for none: it was written in behind the triggers, or its seal was cut off.`;
    case 'waiting-row-gone':
      return `${rowOf(fault)} waited for its seal and is gone.`;
    case 'head-unknown':
      return 'The head that was given belongs to none of the seals: the end was cut off, or the chain was reckoned anew.';
  }
}

function rowOf({ noun, id }: Extract<ChainFault, { noun: string }>): string {
  return noun === 'posting' ? `Posting ${id}` : `Audit entry ${id}`;
}

function differenceSentence({ kind, about, bookKobo, otherKobo }: Difference): string {
  const sums =
    bookKobo === otherKobo ? '' : `: ${naira(bookKobo)} in the ledger, ${naira(otherKobo)} elsewhere`;
  return `${english.check.kinds[kind]} (${about})${sums}.`;
}

function naira(kobo: number): string {
  return `₦${(kobo / 100).toLocaleString('en-NG', { minimumFractionDigits: 2 })}`;
}
