/** What the system says of a disk, or of a share of it, that has no room left; and PostgreSQL of its own. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** True when nothing can be written until somebody makes room. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDiskFull);
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.has(error.code);
}
