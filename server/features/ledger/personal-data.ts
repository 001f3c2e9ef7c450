import type { Hold, PersonalData } from '#server/feature.ts';
import type { Db } from '#server/db/database.ts';
import { readHoldings, readOwnLines } from './store-personal-data.ts';

const holdFor = {
  agent_float: 'float-out',
  agent_earnings: 'earnings-left',
  customer_credit: 'credit-left',
  withdrawal_due: 'credit-on-its-way',
} as const satisfies Record<string, Hold>;

/** The book is kept without names: there is nothing to blank, and nobody goes while money is between us. */
export const ledgerPersonalData: readonly PersonalData[] = [
  {
    noun: 'money',
    holds: async (db, userId) => firstHold(await readHoldings(db, userId)),
    exportFor: (db: Db, userId: string) => readOwnLines(db, userId),
    forget: () => Promise.resolve(),
  },
];

function firstHold(kinds: readonly (keyof typeof holdFor)[]): Hold | null {
  const [first] = kinds;
  return first === undefined ? null : holdFor[first];
}
