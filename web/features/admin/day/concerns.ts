import type { User } from '#contract/accounts/schema.ts';
import type { Launch } from '#contract/launch/schema.ts';
import { tradesToday } from '#contract/markets/rules.ts';
import type { Market } from '#contract/markets/schema.ts';
import { holds } from '#contract/permissions.ts';
import { lagosClock } from '#contract/time.ts';
import { keyState } from '#web/features/launch/admin/key-state.ts';

export type Concern =
  | { kind: 'gate-shut' }
  | { kind: 'no-phone' }
  | { kind: 'no-markets' }
  | { kind: 'waiting'; people: number }
  | { kind: 'key-ends'; id: string; label: string; at: string };

/** Facts loaded so far; those that this person may not see, or that are still loading, are missing. */
export interface Known {
  contactPhone?: string;
  launch?: Launch;
  markets?: readonly Market[];
}

/** Matters of the installation that this person can deal with, the most urgent first. */
export function concernsOf(me: User, { contactPhone, launch, markets }: Known, now: Date): Concern[] {
  const concerns: Concern[] = [];
  if (launch?.maintenance) concerns.push({ kind: 'gate-shut' });
  if (markets !== undefined && holds(me, 'markets:manage') && lacksMarkets(markets, now)) {
    concerns.push({ kind: 'no-markets' });
  }
  if (contactPhone === '' && holds(me, 'settings:manage')) concerns.push({ kind: 'no-phone' });
  for (const key of launch?.keys ?? []) {
    if (keyState(key, now) !== 'ending' || key.expiresAt === null) continue;
    concerns.push({ kind: 'key-ends', id: key.id, label: key.label, at: key.expiresAt });
  }
  if (launch !== undefined && launch.subscribers > 0)
    concerns.push({ kind: 'waiting', people: launch.subscribers });
  return holds(me, 'launch:manage')
    ? concerns
    : concerns.filter(({ kind }) => kind === 'no-phone' || kind === 'no-markets');
}

/** On a Sunday nothing is missing: markets rest. */
function lacksMarkets(markets: readonly Market[], now: Date): boolean {
  return lagosClock(now).weekday !== 'sunday' && !markets.some((market) => tradesToday(market, now));
}
