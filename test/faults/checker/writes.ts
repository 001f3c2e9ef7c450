import type { Db } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';
import type { AnsweredLine, JournalLine } from '../journal.ts';
import type { Loss } from './loss.ts';
import { adminProofs } from './proofs/admin.ts';
import { orderProofs } from './proofs/orders.ts';
import { peopleProofs } from './proofs/people.ts';
import type { Proofs } from './proofs/proof.ts';
import { runProofs } from './proofs/run.ts';

/** Proof of each acknowledged write. */
export const proofs: Proofs = { ...orderProofs, ...runProofs, ...peopleProofs, ...adminProofs };

/** The next word of the same person takes the place of these. */
const replacedByTheNext: ReadonlySet<string> = new Set(['changeNotificationPreferences', 'subscribeWebPush']);
const atOnce = 50;

/** Everything that was acknowledged stands where it must, exactly once. */
export async function checkWrites(db: Db, journal: readonly JournalLine[]): Promise<Loss[]> {
  const calls = journal.flatMap((line) => ('call' in line ? [line] : []));
  const last = new Map(calls.map((line) => [`${line.who} ${line.call}`, line]));
  const standing = calls.flatMap((line): AnsweredLine[] => {
    const isReplaced = replacedByTheNext.has(line.call) && last.get(`${line.who} ${line.call}`) !== line;
    return line.kind === 'answered' && !isReplaced ? [line] : [];
  });
  const losses: Loss[] = [];
  for (let from = 0; from < standing.length; from += atOnce) {
    const some = standing.slice(from, from + atOnce);
    losses.push(...(await Promise.all(some.map((line) => checkWrite(db, line)))).flat());
  }
  return losses;
}

async function checkWrite(db: Db, line: AnsweredLine): Promise<Loss[]> {
  const proof = proofs[line.call];
  const about = `${line.call} of ${line.who} at ${new Date(line.at).toISOString()}: ${JSON.stringify(line.input)}`;
  if (proof === undefined) return [{ kind: 'write-unproved', about }];
  const found = await proof(db, line);
  if (found.length === 1) return [];
  return [{ kind: found.length === 0 ? 'write-lost' : 'write-twice', about }];
}

/** Duplicates: two rows must never come from one request of a phone. */
export async function checkTwice(db: Db): Promise<Loss[]> {
  const twice = await db.rows({ about: text })`
    select 'order ' || min(code) as about from customer_order group by request_hash having count(*) > 1
    union all
    select step || ' of a line of ' || min(o.code) from item_step join customer_order o on o.id = order_id
    where phone_at is not null group by item_id, step, phone_at having count(*) > 1
    union all
    select action || ' of ' || min(o.code) from order_event join customer_order o on o.id = order_id
    where phone_at is not null group by order_id, action, phone_at having count(*) > 1`;
  return twice.map(({ about }): Loss => ({ kind: 'write-twice', about }));
}
