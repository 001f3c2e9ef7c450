import { parseArgs } from 'node:util';
import { checkBackup, type Checked } from './backup/check.ts';
import {
  folderGiven,
  orSay,
  readEnvironment,
  secondsSince,
  type CommandEnvironment,
} from './backup/command-line.ts';
import { reachAlone } from './backup/reach.ts';
import { restore, type ProvedBooks } from './backup/restore.ts';
import type { Db } from './db/database.ts';
import type { Env } from './env/env.ts';
import { isWhole, proveBooks } from './features/payments/proof/prove-books.ts';
import { sentencesOf } from './features/payments/proof/sentences.ts';
import { startRefusal } from './process/start-refusal.ts';
import { keysAtHand, missingKeys, missingSentence } from './secrets/place-keys.ts';
import { readNeededKeys } from './secrets/store-keys.ts';

/** `npm run restore -- FOLDER [--over DATABASE]` brings a backup back; with `--check` it only reads and proves it. */
await orSay(async () => {
  const { folder, over, onlyCheck } = readWords();
  const environment = readEnvironment();
  const startedAt = performance.now();
  const backup = await checkBackup(folder, environment.passphrase);
  console.log(
    `${folder} is whole: taken ${backup.manifest.takenAt} by version ${backup.manifest.product}, ${backup.manifest.parts.length} parts checked in ${secondsSince(startedAt)}`,
  );
  if (!onlyCheck) await bringBack(backup, over, environment, startedAt);
});

async function bringBack(
  backup: Checked,
  over: string | undefined,
  { env, pictures }: CommandEnvironment,
  startedAt: number,
): Promise<void> {
  const reached = await reachAlone(env);
  const prove = (db: Db) => proveRestored(db, env);
  try {
    const restored = await restore({ address: reached.address, pictures, backup, over, prove });
    const { orders, accounts, postings, pictures: shown } = restored.holdings;
    console.log(
      `restored ${orders} orders, ${accounts} accounts, ${postings} postings of the book and ${shown} pictures in ${secondsSince(startedAt)}`,
    );
    for (const sentence of restored.books.findings) console.log(sentence);
    if (!restored.books.isWhole) console.log('see /admin, the books’ check, and npm run verify:books');
    if (restored.before !== undefined)
      console.log(`what was there before stands in the database ${restored.before} until the next restore`);
  } finally {
    await reached.leave();
  }
}

/** Proves the books, and names the keys without which the place will not start. */
async function proveRestored(db: Db, env: Env): Promise<ProvedBooks> {
  const proof = await proveBooks(db);
  const missing = missingKeys(await readNeededKeys(db), keysAtHand(env) ?? []);
  const lacking = missing.length === 0 ? [] : [missingSentence(missing, env)];
  return { isWhole: isWhole(proof), findings: [...sentencesOf(proof), ...lacking] };
}

function readWords(): { folder: string; over: string | undefined; onlyCheck: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { over: { type: 'string' }, check: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1)
    throw startRefusal('npm run restore -- FOLDER [--over DATABASE] [--check]');
  return { folder: folderGiven(folder), over: values.over, onlyCheck: values.check };
}
