import type { Difference } from '#contract/payments/books/schema.ts';
import type { Db } from '#server/db/database.ts';
import { walkChain, type ChainFault, type Walked } from '#server/features/ledger/chain/walk-chain.ts';
import { findDifferences } from '../books/differences.ts';

export interface Proof {
  walked: Walked;
  differences: readonly Difference[];
}

/** The chain over ledger and audit from its first seal on, then the ledger against itself and everything else. */
export async function proveBooks(db: Db, knownHead?: string): Promise<Proof> {
  const walked = await walkChain(db, knownHead);
  return { walked, differences: await findDifferences(db) };
}

export function isWhole({ walked, differences }: Proof): boolean {
  return walked.fault === undefined && differences.length === 0;
}

/** A broken chain as the check of the books tells it. */
export function chainDifference(fault: ChainFault): Difference {
  return { kind: 'chain', about: aboutOf(fault), bookKobo: 0, otherKobo: 0 };
}

function aboutOf(fault: ChainFault): string {
  if ('noun' in fault) return `${fault.noun} ${fault.id}`;
  return 'place' in fault ? `seal ${fault.place}` : 'head';
}
