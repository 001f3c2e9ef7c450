import type { Database, Db } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';
import { insertCities, moveAgentsToTheirCities } from './cities-in-sql.ts';
import { insertOrders } from './orders-in-sql.ts';
import { insertAudit, insertPeople } from './people-in-sql.ts';

export interface DatasetSize {
  orders: number;
  people: number;
  agents: number;
  auditEntries: number;
  cities: number;
}

const tables = [
  'city',
  'market',
  'account',
  'session',
  'agent',
  'agent_market',
  'shift',
  'picture',
  'customer_order',
  'order_item',
  'order_event',
  'order_search',
  'claim',
  'item_question',
  'alarm',
  'audit_entry',
];

/**
 * A dataset with years behind it, by SQL on one connection. References are not looked up row by row and indexes are made
 * when all is there: minutes instead of an hour. What the rows are is checked afterwards, against rows of commands.
 */
export async function makeDataset(db: Database, size: DatasetSize): Promise<void> {
  const connection = await db.reserve();
  try {
    await connection`set session_replication_role = replica`;
    await connection`set maintenance_work_mem = '512MB'`;
    await connection`set synchronous_commit = off`;
    await connection`select setseed(0.5)`;
    const indexes = await takeIndexes(connection);
    await insertCities(connection, size.cities);
    await insertPeople(connection, size.people, size.agents);
    await moveAgentsToTheirCities(connection);
    await insertOrders(connection, size.orders);
    await insertAudit(connection, size.auditEntries);
    for (const make of indexes) await connection.unsafe(make);
    await connection`set session_replication_role = origin`;
    await connection`set synchronous_commit = on`;
    for (const table of tables) await connection.unsafe(`vacuum (analyze) ${table}`);
  } finally {
    await connection.release();
  }
}

const large = ['customer_order', 'order_item', 'order_search', 'alarm', 'claim', 'item_question'];

/** Takes the indexes off the largest tables, but for the keys that others refer to, and says how each is made again. */
async function takeIndexes(db: Db): Promise<string[]> {
  const unique = await db.rows({ drop: text, make: text })`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint as own
    where contype = 'u' and conrelid::regclass::text = any(${large}::text[])
      and not exists (select from pg_constraint where contype = 'f' and conindid = own.conindid)`;
  const others = await db.rows({ drop: text, make: text })`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
    from pg_index
    where indrelid::regclass::text = any(${large}::text[])
      and not exists (select from pg_constraint where conindid = indexrelid)`;
  const taken = [...unique, ...others];
  for (const { drop } of taken) await db.unsafe(drop);
  return taken.map(({ make }) => make);
}
