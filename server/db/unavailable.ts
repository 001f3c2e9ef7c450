import { errorCode } from './connections/lost-connection.ts';

/** Codes of a socket that nothing answers, and of a pool that gave up. */
const connectionCodes = new Set([
  'CONNECTION_LOST',
  'CONNECTION_ENDED',
  'NO_CONNECTION_FREE',
  'ECONNREFUSED',
  // More callers wait at its local socket than it has room for, as right after a crash.
  'EAGAIN',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Codes of a PostgreSQL that is being stopped, crashed, not open yet, or full; class 08 is the connection itself. */
const serverCodes = new Set(['57P01', '57P02', '57P03', '53300']);

/** True when an error means that the database cannot be had now, and the same call may work later. */
export function isDatabaseAway(error: unknown): boolean {
  // Several things that were done in turn, each of which found it away.
  if (error instanceof AggregateError) return error.errors.every(isDatabaseAway);
  const code = errorCode(error);
  return code !== undefined && (connectionCodes.has(code) || serverCodes.has(code) || /^08\d{3}$/.test(code));
}

/** Took longer than it may (canceled, lock not had, left idle), or could not be prepared for that reason. */
const timeCodes = new Set(['57014', '55P03', '25P03', '26000', '42P05']);

/** True when the database has too much to do, or somebody holds what was wanted: the same call may work later. */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isDatabaseBusy);
  return timeCodes.has(errorCode(error) ?? '');
}
