import { setTimeout as pause } from 'node:timers/promises';
import { number } from '#server/db/sql/codecs.ts';
import type { House } from '../house/house.ts';
import { openNotes, type Seen } from '../seen.ts';

const patienceMs = 30_000;

/**
 * A reader of the outbox was renamed in the code of a release, and its row is left: everything it never read must go all
 * the same. No call of the API makes or shows such a row, so both stand in the database.
 */
export async function pinTheOutbox(house: House): Promise<Seen> {
  const notes = openNotes();
  const { db } = house;
  const retired = 'prices-of-old';
  await db`insert into outbox_reader (name, number) values (${retired}, 0)`;
  const [{ last }] = await db.one({ last: number })`select max(number) as last from outbox_event`;
  await db`update outbox_event set written_at = written_at - interval '60 days' where number < ${last}`;
  const old = async () => {
    const [row] = await db.one({ old: number })`
      select count(*)::int as old from outbox_event where number < ${last} and written_at < now() - interval '50 days'`;
    return row.old;
  };
  notes.is('old events that it never read, before', (await old()) > 0, true);
  await house.second();
  const since = performance.now();
  while ((await old()) > 0 && performance.now() - since < patienceMs) await pause(200);
  notes.is('and after a round of tidying', await old(), 0);
  await db`delete from outbox_reader where name = ${retired}`;
  return notes;
}
