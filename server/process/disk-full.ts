/** Error codes of a full disk or quota, of the system and of PostgreSQL. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** True when nothing can be written until somebody makes room. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDiskFull);
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.has(error.code);
}
