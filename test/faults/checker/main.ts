import { openDatabase, type DatabaseAddress } from '#server/db/database.ts';
import { readJournal } from '../journal.ts';
import { findLosses } from './find-losses.ts';

/**
 * `node test/faults/checker/main.ts JOURNAL MEDIA DATABASE [USER]`: holds what a load wrote down against what the
 * database and the folder of pictures have. The database is an address, or the path of a private socket and its user.
 */
const [journalPath = '', mediaFolder = '', place = '', username] = process.argv.slice(2);
const address: DatabaseAddress =
  username === undefined ? place : { path: place, database: 'marketwaka', username };
const db = openDatabase({ address, connections: 4 });
const losses = await findLosses({ db, mediaFolder, journal: readJournal(journalPath), now: new Date() });
await db.end();
for (const { kind, about } of losses) console.log(`${kind}: ${about}`);
console.log(`${losses.length} losses`);
process.exitCode = losses.length === 0 ? 0 : 1;
