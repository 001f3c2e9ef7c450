import { basename, dirname } from 'node:path';
import type { ClientConfig } from 'pg';

/** The address of a PostgreSQL: as people write it, or the private socket of the embedded one. */
export type DatabaseAddress = string | { path: string; database: string; username: string };

/** Time limits that PostgreSQL holds a connection to; 0 is none. */
export interface TimeLimits {
  statementMs: number;
  lockMs: number;
  idleInTransactionMs: number;
}

/** The limits of a request. */
export const requestLimits: TimeLimits = {
  statementMs: 10_000,
  lockMs: 2000,
  idleInTransactionMs: 30_000,
};

/** The limits of periodic jobs: no caller waits for them, and some read years of orders. */
export const jobLimits: TimeLimits = {
  statementMs: 5 * 60_000,
  lockMs: 10_000,
  idleInTransactionMs: 60_000,
};

/** A balancer asks every second and believes the second answer. */
export const readinessLimits: TimeLimits = { statementMs: 1000, lockMs: 1000, idleInTransactionMs: 1000 };

/** For what is started by an operator or at night, and sets limits of its own where it can do harm. */
export const noLimits: TimeLimits = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };

const connectMs = 2000;
const keepAliveMs = 10_000;

/** The settings of one connection at this address. */
export function clientConfig(
  address: DatabaseAddress,
  settings: Readonly<Record<string, string>>,
): ClientConfig {
  const options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  return {
    ...(typeof address === 'string' ? placeInUrl(address, options) : { ...placeAtSocket(address), options }),
    application_name: 'marketwaka',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
  };
}

export function serverSettings(limits: TimeLimits): Record<string, string> {
  return {
    TimeZone: 'UTC',
    statement_timeout: String(limits.statementMs),
    lock_timeout: String(limits.lockMs),
    idle_in_transaction_session_timeout: String(limits.idleInTransactionMs),
  };
}

function placeInUrl(address: string, options: string): ClientConfig {
  const url = new URL(address);
  // `require` encrypts without looking at the certificate, as it does in every other client of PostgreSQL.
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true');
  const given = url.searchParams.get('options');
  url.searchParams.set('options', given === null ? options : `${given} ${options}`);
  return { connectionString: url.href };
}

function placeAtSocket({ path, database, username }: Exclude<DatabaseAddress, string>): ClientConfig {
  const port = Number(basename(path).replace('.s.PGSQL.', ''));
  return { host: dirname(path), port, database, user: username, ssl: false };
}
