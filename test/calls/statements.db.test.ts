import { beforeAll, expect, test } from 'vitest';
import type { StatementWatch } from '#server/db/connections/statement-watch.ts';
import type { Statement } from '#server/db/sql/query.ts';
import { answered } from '../client.ts';
import { freshDatabase } from '../database.ts';
import { openWorldOn } from '../world.ts';
import { nameOfCall, type Ask } from './asking.ts';
import { missingCalls } from './left-out.ts';
import { markRequests } from './mark-requests.ts';
import { pushOrigin } from './newcomer.ts';
import { gatherPeople } from './people.ts';
import { plays } from './plays.ts';
import { statementsOf } from './statements.ts';

/** Most statements of each call. */
const found: Record<string, number> = {};

let last = { statements: 0 };
const underWay = markRequests(() => (last = { statements: 0 }));

const count = () => {
  const counted = underWay();
  if (counted !== undefined) counted.statements += 1;
};

/** The last-seen time of an agent’s phone is written by the first of its calls in five seconds, whichever that is. */
function isListening({ text }: Statement): boolean {
  return text.includes('insert into phone_heard');
}

const watch: StatementWatch = {
  statement: (statement) => {
    if (!isListening(statement)) count();
    return () => undefined;
  },
  // Statements that begin and end a transaction go to the database too.
  transaction: () => () => {
    count();
    return count;
  },
};

beforeAll(async () => {
  const { db } = await freshDatabase();
  const webPush = { subject: undefined, allowedOrigin: pushOrigin };
  const world = await openWorldOn(db.watchedBy([watch]), { clock: 'stands', webPush });
  const people = await gatherPeople(world);
  const ask: Ask = async (client, endpoint, input) => {
    const name = nameOfCall(client, endpoint);
    const result = answered(await client.call(endpoint, input));
    found[name] = Math.max(found[name] ?? 0, last.statements);
    return result;
  };
  for (const play of plays) await play(people, ask);
}, 120_000);

test('every call of customers and agents takes as many statements as is known of it', () => {
  expect(found).toEqual(statementsOf);
});

test('every one of them is looked at, or it is said why not', () => {
  expect(missingCalls(new Set(Object.keys(found)))).toEqual([]);
});
