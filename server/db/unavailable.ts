/** What the socket says when nobody answers, and what the pool says when it gave up. */
const connectionCodes = new Set([
  'CONNECTION_LOST',
  'CONNECTION_ENDED',
  'NO_CONNECTION_FREE',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What PostgreSQL says: being stopped, crashed, not open yet, full; class 08 is the connection itself. */
const serverCodes = new Set(['57P01', '57P02', '57P03', '53300']);

/** True when an error means that the database cannot be had now, and the same call may work later. */
export function isDatabaseAway(error: unknown): boolean {
  // Several things that were done in turn, each of which found it away.
  if (error instanceof AggregateError) return error.errors.every(isDatabaseAway);
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  if (connectionCodes.has(error.code) || serverCodes.has(error.code) || /^08\d{3}$/.test(error.code))
    return true;
  // The private socket of the embedded database goes away with it.
  return error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
}
