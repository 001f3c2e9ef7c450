import type { AuditEntry } from '#contract/admin/audit-schema.ts';
import type { Fact } from './fact-text.ts';

export interface ChangedFact {
  name: string;
  /** Null where the values before or after were not recorded. */
  before: Fact | undefined;
  after: Fact | undefined;
}

function isSame(one: Fact | undefined, other: Fact | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Fields that differ, in the order in which they are recorded. */
export function changedFacts({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ChangedFact[] {
  const names = [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])];
  return names
    .map((name) => ({ name, before: before?.[name], after: after?.[name] }))
    .filter((fact) => !isSame(fact.before, fact.after));
}

/** Additions and removals between two lists. */
export function listChange(
  before: readonly string[],
  after: readonly string[],
): { added: string[]; removed: string[] } {
  return {
    added: after.filter((one) => !before.includes(one)),
    removed: before.filter((one) => !after.includes(one)),
  };
}
