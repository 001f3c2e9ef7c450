import type postgresJs from 'postgres';
import { postgres } from './driver/postgres-js.ts';

interface Types extends Record<string, unknown> {
  bigint: number;
}

/** The pool: what a command gets when nothing is running yet. */
export type Database = postgresJs.Sql<Types>;
/** The pool or a running transaction; stores take either. */
export type Db = postgresJs.ISql<Types>;
/** A running transaction, of which a part can be taken back. */
export type Transaction = postgresJs.TransactionSql<Types>;

/** Where a PostgreSQL is: an address as people write it, or the private socket of the embedded one. */
export type DatabaseAddress = string | { path: string; database: string; username: string };

export interface DatabaseOptions {
  address: DatabaseAddress;
  connections: number;
  /** Each question is planned once, whoever asks. */
  plansOnce?: boolean;
  onClose?: () => void;
}

// postgres.js waits up to 38 s before it tries a lost database again; a request may wait one second in all,
// and those queued behind it as many steps as there are rounds of connections.
const secondsBetweenTries = 0.05;
const secondsToConnect = 0.8;

/** Lines for few short questions, the same for everybody and never in a transaction (decision 124): each is planned once. */
export function openQuickLines(options: Pick<DatabaseOptions, 'address' | 'connections'>): Database {
  return openDatabase({ ...options, plansOnce: true });
}

/** Opens the pool. Nothing connects before the first query. */
export function openDatabase({
  address,
  connections,
  plansOnce = false,
  onClose,
}: DatabaseOptions): Database {
  const settings = {
    max: connections,
    backoff: () => secondsBetweenTries,
    connect_timeout: secondsToConnect,
    max_lifetime: null,
    onnotice: () => undefined,
    ...(onClose === undefined ? {} : { onclose: onClose }),
    connection: {
      application_name: 'marketwaka',
      TimeZone: 'UTC',
      // Left to choose, PostgreSQL may find a plan anew for every question, for as long as the line is open: it goes by
      // what the first plans cost, and those were made for another town.
      ...(plansOnce && { plan_cache_mode: 'force_generic_plan' }),
    },
    types: { bigint: { to: 20, from: [20], serialize: String, parse: readBigint } },
  };
  return typeof address === 'string' ? postgres(address, settings) : postgres({ ...settings, ...address });
}

/** Resolves once the database has answered. */
export async function askDatabase(db: Db): Promise<void> {
  await db`select 1`;
}

function readBigint(written: string): number {
  const value = Number(written);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database's ${written} is too large to be counted exactly`);
  return value;
}
