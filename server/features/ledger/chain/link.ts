import { createHash } from 'node:crypto';

/** Stands before the first seal. */
export const beforeTheFirst = '0'.repeat(64);

/** Hash of a seal: over the hash before it and the canonical text of its row. */
export function linkOf(previous: string, rowText: string): string {
  return createHash('sha256').update(`${previous}\n${rowText}`, 'utf8').digest('hex');
}
