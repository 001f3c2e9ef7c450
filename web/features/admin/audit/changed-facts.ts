import type { AuditEntry } from '#contract/admin/audit-schema.ts';
import type { Fact } from './fact-text.ts';

export interface ChangedFact {
  name: string;
  /** Nothing was written down of how it was, or of how it became. */
  before: Fact | undefined;
  after: Fact | undefined;
}

function isSame(one: Fact | undefined, other: Fact | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What of a thing is not as it was; in the order in which it is written down. */
export function changedFacts({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ChangedFact[] {
  const names = [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])];
  return names
    .map((name) => ({ name, before: before?.[name], after: after?.[name] }))
    .filter((fact) => !isSame(fact.before, fact.after));
}

/** Of two lists, what came and what went. */
export function listChange(
  before: readonly string[],
  after: readonly string[],
): { added: string[]; removed: string[] } {
  return {
    added: after.filter((one) => !before.includes(one)),
    removed: before.filter((one) => !after.includes(one)),
  };
}
