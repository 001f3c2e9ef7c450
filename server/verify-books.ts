import { parseArgs } from 'node:util';
import { reachToRead } from './backup/reach.ts';
import type { TimeLimits } from './db/connections/settings.ts';
import { openDatabase } from './db/database.ts';
import { readEnv } from './env/env.ts';
import { isWhole, proveBooks } from './features/payments/proof/prove-books.ts';
import { sentencesOf } from './features/payments/proof/sentences.ts';
import { isStartRefusal, startRefusal } from './process/start-refusal.ts';

/** No caller waits for the proof, and one statement of it may read years of postings. */
const limits: TimeLimits = { statementMs: 30 * 60_000, lockMs: 5000, idleInTransactionMs: 5 * 60_000 };

/**
 * `npm run verify:books [-- --head HASH]`: proves the chain and the books, and writes nothing. It ends with 0 where
 * all is well, with 1 where something is not, and with 2 where it could not look.
 */
try {
  process.exitCode = (await verify(readWords())) ? 0 : 1;
} catch (error) {
  console.error(isStartRefusal(error) ? error.message : error);
  process.exitCode = 2;
}

async function verify(head: string | undefined): Promise<boolean> {
  const reached = await reachToRead(readEnv(process.env));
  const db = openDatabase({ address: reached.address, connections: 1, limits });
  try {
    const proof = await proveBooks(db, head);
    for (const sentence of sentencesOf(proof)) console.log(sentence);
    return isWhole(proof);
  } finally {
    await db.end({ timeout: 1 });
    await reached.leave();
  }
}

function readWords(): string | undefined {
  const { values } = parseArgs({ options: { head: { type: 'string' } } });
  const head = values.head?.toLowerCase();
  if (head !== undefined && !/^[0-9a-f]{64}$/.test(head))
    throw startRefusal('--head: say the 64 letters and digits that the log names.');
  return head;
}
