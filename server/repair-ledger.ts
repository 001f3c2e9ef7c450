import { parseArgs } from 'node:util';
import type { Line } from '#contract/ledger/line.ts';
import { orSay } from './backup/command-line.ts';
import { reachToRead } from './backup/reach.ts';
import { openDatabase } from './db/database.ts';
import { readEnv } from './env/env.ts';
import { findReversals, reversePosting, type Reversal } from './features/ledger/repair.ts';
import { startRefusal } from './process/start-refusal.ts';
import { noLimits } from './db/connections/settings.ts';

/**
 * `npm run ledger:repair [-- --posting NUMBER] [--apply]`: amounts in the book that no person can have meant, or one
 * posting that is named. It says what it would take back; with --apply it does, by postings of their own.
 */
await orSay(async () => {
  const { postingId, isApplied } = readWords();
  const reached = await reachToRead(readEnv(process.env));
  const db = openDatabase({ address: reached.address, connections: 1, limits: noLimits });
  try {
    const reversals = await findReversals(db, postingId);
    if (reversals.length === 0) console.log('Nothing in the book is to be taken back.');
    for (const reversal of reversals) {
      const lines = isApplied ? await reversePosting(db, reversal) : reversal.lines;
      console.log(sentence(reversal, lines, isApplied));
    }
    if (reversals.length > 0 && !isApplied)
      console.log('Nothing was written: say --apply to take them back.');
  } finally {
    await db.end({ timeout: 1 });
    await reached.leave();
  }
});

function readWords(): { postingId: number | undefined; isApplied: boolean } {
  const { values } = parseArgs({ options: { posting: { type: 'string' }, apply: { type: 'boolean' } } });
  const postingId = values.posting === undefined ? undefined : Number(values.posting);
  if (postingId !== undefined && !(Number.isSafeInteger(postingId) && postingId > 0))
    throw startRefusal('--posting: say the number of a posting.');
  return { postingId, isApplied: values.apply === true };
}

function sentence({ posting }: Reversal, lines: readonly Line[], isApplied: boolean): string {
  const { id, what, code, at } = posting;
  const moved = lines.map(
    ({ kind, subject, kobo }) => `${kind}${subject === null ? '' : ` ${subject}`} ${naira(kobo)}`,
  );
  const about = `posting ${id}, ${what}${code === null ? '' : ` of ${code}`} on ${at.toISOString()}`;
  return `${isApplied ? 'Taken back' : 'Would take back'} ${about}: ${moved.join(', ')}`;
}

function naira(kobo: number): string {
  return `₦${(kobo / 100).toLocaleString('en-NG', { minimumFractionDigits: 2 })}`;
}
