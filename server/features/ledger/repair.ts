import { asKobo, mostEnteredKobo } from '#contract/kobo.ts';
import { accountRules, inItsSense } from '#contract/ledger/accounts.ts';
import type { Line } from '#contract/ledger/line.ts';
import { linesOf } from '#contract/ledger/lines.ts';
import type { MovementKind } from '#contract/ledger/movements.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mustPost } from './post.ts';
import { findPosting, readSuspects, type Suspect } from './store-repair.ts';
import { lockBalances } from './store.ts';

/** Postings whose amount a person enters: none is above the largest that can be entered. */
const entered: readonly MovementKind[] = [
  'cash-collected',
  'claim-refunded',
  'loss-paid',
  'refund-granted',
  'float-issued',
  'float-returned',
  'float-counted',
  'earnings-paid',
  'credit-given',
  'credit-taken',
  'withdrawal-asked',
  'gateway-settled',
];

export interface Reversal {
  posting: Suspect;
  /** The lines that taking it back writes. */
  lines: Line[];
}

/** The postings that would be taken back: amounts that no person can have meant, or the one that is named. */
export async function findReversals(db: Db, postingId: number | undefined): Promise<Reversal[]> {
  if (postingId === undefined) return withLines(await readSuspects(db, entered, mostEnteredKobo));
  const posting = await findPosting(db, postingId);
  return posting === undefined ? [] : withLines([posting]);
}

function withLines(postings: readonly Suspect[]): Reversal[] {
  return postings
    .map((posting) => ({ posting, lines: reversedLines(posting) }))
    .filter(({ lines }) => lines.length > 0);
}

/** Takes back only the part of collected money above the bill: the bill was paid. */
function reversedLines({ movement, lines }: Suspect): Line[] {
  const isCollected = movement.what === 'cash-collected' || movement.what === 'transfer-collected';
  const wrong = isCollected ? linesOf({ ...movement, billKobo: asKobo(0) }) : lines;
  return wrong.map((line) => ({ ...line, kobo: -line.kobo }));
}

/** Takes a posting back by one of its own. What an account does not hold any more is written off. */
export function reversePosting(db: Db, { posting, lines }: Reversal): Promise<Line[]> {
  return inTransaction(db, async (transaction) => {
    const possible = await withinBalances(transaction, lines);
    const { id: postingId, what: reverses } = posting;
    await mustPost(transaction, { what: 'posting-reversed', postingId, reverses, lines: possible }, null);
    return possible;
  });
}

async function withinBalances(transaction: Db, lines: readonly Line[]): Promise<Line[]> {
  const owned = lines.filter(({ kind }) => accountRules[kind].per !== null);
  const balances = await lockBalances(transaction, owned);
  let lostKobo = 0;
  const possible = lines.map((line) => {
    const change = inItsSense(line.kind, line.kobo);
    if (accountRules[line.kind].per === null || change >= 0) return line;
    const held =
      balances.find(({ kind, subject }) => kind === line.kind && subject === line.subject)?.kobo ?? 0;
    const kobo = inItsSense(line.kind, -Math.min(held, -change));
    lostKobo += line.kobo - kobo;
    return { ...line, kobo };
  });
  if (lostKobo === 0) return possible;
  const loss: Line = { kind: 'write_offs', subject: null, kobo: lostKobo };
  return [...possible.filter(({ kobo }) => kobo !== 0), loss];
}
