/** Error of a connection that could not be opened, or was lost during a statement. */
export function lostConnection(cause: unknown): Error & { code: string } {
  // The private socket of the embedded database goes away with it.
  const code = errorCode(cause)?.replace('ENOENT', 'CONNECTION_LOST') ?? 'CONNECTION_LOST';
  const why = cause instanceof Error ? cause.message : String(cause);
  return Object.assign(new Error(`The database cannot be reached: ${why}`, { cause }), { code });
}

/** The error of a caller that got no connection in time: more is queried at once than there are connections. */
export function noConnectionFree(seconds: number): Error & { code: string } {
  return Object.assign(new Error(`No connection to the database was free for ${seconds} s`), {
    code: 'NO_CONNECTION_FREE',
  });
}

export function connectionEnded(): Error & { code: string } {
  return Object.assign(new Error('The connections to the database are closed'), { code: 'CONNECTION_ENDED' });
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
