import type { Account, GeneralKind, OwnedKind } from './accounts.ts';

/** One side of a posting; debits are positive, credits negative. */
export type Line = Account & { kobo: number };

export const of = (kind: OwnedKind, subject: string): Account => ({ kind, subject });
export const house = (kind: GeneralKind): Account => ({ kind, subject: null });

/** The same sum out of one account and into another. */
export function move(kobo: number, { from, to }: { from: Account; to: Account }): Line[] {
  return [
    { ...to, kobo },
    { ...from, kobo: -kobo },
  ];
}
