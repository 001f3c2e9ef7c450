import { execFile, spawnSync } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Database } from '#server/db/database.ts';
import { arrayOf, text as textColumn } from '#server/db/sql/codecs.ts';
import type { Statement } from '#server/db/sql/query.ts';
import { type Parameter, parameterOf } from '#server/db/sql/values.ts';
import { accountInSql, orderInSql, phoneInSql } from './customers.ts';

export function findPgbench(): string | undefined {
  if (spawnSync('pgbench', ['--version'], { stdio: 'ignore' }).status === 0) return 'pgbench';
  return globSync('/usr/lib/postgresql/*/bin/pgbench').at(-1);
}

export interface PgbenchScript {
  path: string;
  /** The values that all orders share, as `pgbench` takes them. */
  constants: string[];
}

/**
 * The statement as the product sent it, for `pgbench` to send: what makes one order differ from another is made anew
 * from the customer's number, the rest goes along as parameters that never change.
 */
export async function writeScript(
  db: Database,
  { text, values }: Statement,
  path: string,
): Promise<PgbenchScript> {
  const fresh = await whatDiffers(db);
  const constants: string[] = [];
  const body = text.replaceAll(/\$(\d+)/g, (_, place: string) => {
    const value = values[Number(place) - 1] ?? null;
    const made = fresh.find(([seen]) => seen === value);
    if (made !== undefined) return `(${made[1]})`;
    if (value === null) return 'null';
    const constant = `p${place}=${String(value)}`;
    if (!constants.includes(constant)) constants.push(constant);
    return `:p${place}`;
  });
  const number = '\\set turn :turn + 1\n\\set number :first + :client_id * :each + :turn\n';
  writeFileSync(path, `${number}${body};\n`);
  return { path, constants };
}

/** The values that each order has for itself alone, with the SQL that makes one for a number. */
async function whatDiffers(db: Database): Promise<(readonly [value: Parameter, sql: string])[]> {
  const [order] = await db.one({
    id: textColumn,
    code: textColumn,
    linkHash: textColumn,
    requestHash: textColumn,
    accountId: textColumn,
    phone: textColumn,
    itemIds: arrayOf(textColumn),
  })`
    select id, code, link_hash as "linkHash", request_hash as "requestHash", account_id as "accountId",
      customer_phone as phone, (select array_agg(item.id::text order by position) from order_item item) as "itemIds"
    from customer_order`;
  const number = ':number::text';
  const hash = (what: string) => `encode(sha256(convert_to('${what} ' || ${number}, 'UTF8')), 'hex')`;
  return [
    [order.id, orderInSql(number)],
    [order.code, `'MW-' || translate(reverse(lpad(${number}, 8, '0')), '01', 'XY')`],
    [order.linkHash, hash('link')],
    [order.requestHash, hash('request')],
    [order.accountId, accountInSql(number)],
    [order.phone, phoneInSql(number)],
    [parameterOf(order.itemIds), `array[${order.itemIds.map(() => 'uuidv7()').join(', ')}]`],
  ];
}

export interface PgbenchRound {
  clients: number;
  /** By each client. */
  orders: number;
  /** The number of the first customer. */
  first: number;
}

/** Orders per second, the time to connect left out. */
export async function runPgbench(
  pgbench: string,
  database: { folder: string; user: string; name: string },
  { path, constants }: PgbenchScript,
  { clients, orders, first }: PgbenchRound,
  signal: AbortSignal,
): Promise<number> {
  const variables = [...constants, 'turn=-1', `first=${first}`, `each=${orders}`];
  const { stdout } = await promisify(execFile)(
    pgbench,
    [
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${clients}`,
      `--transactions=${orders}`,
      `--host=${database.folder}`,
      `--username=${database.user}`,
      `--file=${path}`,
      ...variables.map((variable) => `--define=${variable}`),
      database.name,
    ],
    { signal },
  );
  const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  if (rate === undefined || !stdout.includes(`processed: ${clients * orders}/${clients * orders}`)) {
    throw new Error(`pgbench did not place every order:\n${stdout}`);
  }
  return Number(rate);
}
