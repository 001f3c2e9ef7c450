import { openOwnConnection, type OwnConnection } from './connections/own-connection.ts';
import { openPool, type Pool } from './connections/pool.ts';
import {
  clientConfig,
  noLimits,
  requestLimits,
  serverSettings,
  type DatabaseAddress,
  type TimeLimits,
} from './connections/settings.ts';
import { watchedSend, watchTransaction, type StatementWatch } from './connections/statement-watch.ts';
import { inOwnTransaction, inWholeTransaction, type Transaction } from './connections/transaction-scope.ts';
import type { Send } from './sql/query.ts';
import { tagOn, type Db } from './sql/tag.ts';
import { enterCities } from './within-cities/enter-cities.ts';

/** The pool: what a command gets when nothing is running yet. */
export interface Database extends Db {
  begin: <Value>(work: (transaction: Transaction) => PromiseLike<Value> | Value) => Promise<Value>;
  /** A connection outside the pool, without time limits; `onLost` is told when it ends by itself. */
  reserve: (onLost?: () => void) => Promise<OwnConnection>;
  /** Statements that are not answered yet, and transactions that have no connection yet. */
  waiting: () => number;
  /** The same pool for somebody who sees these cities alone: each statement is limited to them by the database. */
  within: (cities: readonly string[]) => Database;
  /** The same pool, looked at. */
  watchedBy: (watches: readonly StatementWatch[]) => Database;
  /** Closes everything once what is under way is done, or after so many seconds. */
  end: (patience?: { timeout: number }) => Promise<void>;
}

export interface DatabaseOptions {
  address: DatabaseAddress;
  connections: number;
  /** The limits of a request by default. */
  limits?: TimeLimits;
}

const secondsToEnd = 5;

/** For few short statements, the same for everybody and never in a transaction (decision 124): each is planned once. */
export function openQuickLines(options: DatabaseOptions): Database {
  // Left to choose, PostgreSQL may plan a statement anew for each execution, for as long as the connection is open: it
  // goes by what the first plans cost, and those were made for a smaller database.
  return openWith(options, { plan_cache_mode: 'force_generic_plan' });
}

/** Opens the pool. Nothing connects before the first query. */
export function openDatabase(options: DatabaseOptions): Database {
  return openWith(options, {});
}

function openWith(
  { address, connections, limits = requestLimits }: DatabaseOptions,
  settings: Record<string, string>,
): Database {
  const config = clientConfig(address, { ...serverSettings(limits), ...settings });
  const pool = openPool({ ...config, pipeline: true }, connections);
  const reserve = async (onLost?: () => void) => {
    const connection = openOwnConnection(clientConfig(address, serverSettings(noLimits)), onLost);
    await askDatabase(connection);
    return connection;
  };
  return databaseOn(pool, reserve, []);
}

function databaseOn(pool: Pool, reserve: Database['reserve'], watches: readonly StatementWatch[]): Database {
  const begin: Database['begin'] = (work) =>
    onHeld(pool, watches, (send) => inWholeTransaction({ send, watches }, work));
  return Object.assign(tagOn(watchedSend(pool.send, watches)), {
    begin,
    reserve,
    waiting: pool.waiting,
    within: (cities: readonly string[]) => databaseWithin(pool, cities, watches),
    watchedBy: (more: readonly StatementWatch[]) =>
      more.length === 0
        ? databaseOn(pool, reserve, watches)
        : databaseOn(pool, reserve, [...watches, ...more]),
    end: ({ timeout } = { timeout: secondsToEnd }) => pool.end(timeout * 1000),
  });
}

/** A connection is the role's for a transaction, and never longer. */
function databaseWithin(pool: Pool, cities: readonly string[], watches: readonly StatementWatch[]): Database {
  const within = { cities, enter: enterCities(cities) };
  // Under another role a prepared statement is planned anew, and again for the next person without limits.
  const unprepared =
    (send: Send): Send =>
    (statement) =>
      send({ ...statement, isPrepared: false });
  const send: Send = (statement) =>
    onHeld(pool, watches, (held) => inOwnTransaction({ send: unprepared(held), watches, within }, statement));
  const begin: Database['begin'] = (work) =>
    onHeld(pool, watches, (held) => inWholeTransaction({ send: unprepared(held), watches, within }, work));
  return Object.assign(tagOn(send), {
    cities,
    begin,
    reserve: () => Promise.reject(new Error('A connection of its own would see every city')),
    waiting: pool.waiting,
    within: () => {
      throw new Error('A database within cities is not limited anew');
    },
    watchedBy: (more: readonly StatementWatch[]) => databaseWithin(pool, cities, [...watches, ...more]),
    end: () => Promise.reject(new Error('The pool is ended by whom it belongs to')),
  });
}

/** Works on a connection that is nobody else's meanwhile. */
async function onHeld<Value>(
  pool: Pool,
  watches: readonly StatementWatch[],
  work: (send: Send) => Promise<Value>,
): Promise<Value> {
  const watched = watchTransaction(watches);
  try {
    const { send, release } = await pool.hold();
    watched.enter();
    return await work(send).finally(release);
  } finally {
    watched.leave();
  }
}

/** Resolves once the database has answered. */
export async function askDatabase(db: Db): Promise<void> {
  await db`select 1`;
}

export type { DatabaseAddress, Db, Transaction };
