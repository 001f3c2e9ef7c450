import { openDatabase } from '#server/db/database.ts';
import { openEmbeddedDatabase } from '#server/db/embedded/embedded.ts';
import { type System, thisSystem } from '#server/db/embedded/system.ts';
import { number } from '#server/db/sql/codecs.ts';
import { isStartRefusal } from '#server/process/start-refusal.ts';

/**
 * The smallest app over an embedded database, run as a process of its own so that a test can kill it:
 * `node test/product/embedded-app.ts FOLDER [windows | SECONDS]` counts its starts in a table, says `open N`, and stops
 * well at SIGTERM. With `windows` it goes the ways of Windows: a port and a password, and pg_ctl for what signals do
 * elsewhere. SECONDS is how long it waits for a server that does not answer.
 */
const folder = process.argv[2] ?? '';
const [, , , waysOrSeconds] = process.argv;
const system: System = waysOrSeconds === 'windows' ? { ...thisSystem, family: 'windows' } : thisSystem;
const seconds =
  waysOrSeconds === undefined || waysOrSeconds === 'windows' ? undefined : Number(waysOrSeconds);

try {
  const onLost = (error: unknown) => {
    console.log(`lost ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  };
  const embedded = await openEmbeddedDatabase(folder, onLost, system, seconds);
  const db = openDatabase({ address: embedded.ownerAddress, connections: 2 });
  await db`create table if not exists start (at timestamptz not null default now())`;
  await db`insert into start default values`;
  const [row] = await db.rows({ starts: number })`select count(*) as starts from start`;
  process.on('SIGTERM', () => {
    process.disconnect?.();
    void db.end().then(() => embedded.stop());
  });
  process.on('message', () => {
    const answer = (word: string) => () => process.send?.(word);
    void db`select 1`.then(answer('answers'), answer('away'));
  });
  console.log(`open ${row?.starts ?? 0}`);
} catch (error) {
  console.log(isStartRefusal(error) ? `refused ${error.message}` : error);
  process.disconnect?.();
  process.exitCode = 1;
}
