import { parseArgs } from 'node:util';
import { backUp } from './backup/back-up.ts';
import { folderGiven, inMegabytes, orSay, readEnvironment, secondsSince } from './backup/command-line.ts';
import { keepLatest } from './backup/format/folders.ts';
import { reachToRead } from './backup/reach.ts';
import { sealKey } from './backup/format/sealing.ts';
import { openDatabase } from './db/database.ts';
import { startRefusal } from './process/start-refusal.ts';
import { keyFileOf } from './secrets/place-keys.ts';
import { readNeededKeys } from './secrets/store-keys.ts';
import { noLimits } from './db/connections/settings.ts';

/** `npm run backup [-- FOLDER] [--keep N]`: a whole copy of the place at one moment, while it goes on. */
const usual = 'backups';

await orSay(async () => {
  const { collection, keep } = readWords();
  const { env, passphrase, product, pictures } = readEnvironment();
  const startedAt = performance.now();
  const key = passphrase === undefined ? undefined : await sealKey(passphrase);
  const reached = await reachToRead(env);
  const db = openDatabase({ address: reached.address, connections: 2, limits: noLimits });
  try {
    const order = { db, pictures, collection, key, product, now: new Date() };
    const { folder, manifest } = await backUp(order);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const bytes = manifest.parts.reduce((sum, part) => sum + part.bytes, 0);
    console.log(
      `${folder}: ${rows} rows of ${manifest.tables.length} tables and ${manifest.pictures.count} pictures as of ${manifest.takenAt}, ${inMegabytes(bytes)}, in ${secondsSince(startedAt)}`,
    );
    if (key === undefined)
      console.log(
        'It is not encrypted, and holds phone numbers and addresses: set BACKUP_PASSPHRASE, or guard it.',
      );
    // The backup before an update is made by the newer version, over tables of the older one.
    const knowsKeys = manifest.tables.some(({ columns }) => columns.includes('lost_at'));
    const needed = knowsKeys ? await readNeededKeys(db) : [];
    if (needed.length > 0)
      console.log(
        `What is encrypted in it needs the data keys ${needed.join(', ')}, which are not in it: keep ${keyFileOf(env) ?? 'DATA_KEYS'} apart from it.`,
      );
    if (manifest.pictures.missing.length > 0)
      console.log(
        `${manifest.pictures.missing.length} pictures that rows name were away, or harmed, already.`,
      );
  } finally {
    await db.end({ timeout: 1 });
    await reached.leave();
  }
  if (keep === undefined) return;
  for (const old of await keepLatest(collection, keep)) console.log(`removed ${old}`);
});

function readWords(): { collection: string; keep: number | undefined } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' } },
  });
  if (positionals.length > 1) throw startRefusal('npm run backup -- [FOLDER] [--keep N]');
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep >= 1))
    throw startRefusal('--keep: say how many backups stay, one at least.');
  return { collection: folderGiven(positionals[0] ?? usual), keep };
}
