import { asKobo } from '#contract/kobo.ts';
import { settingIn } from '#contract/settings/rules.ts';
import type { Setting } from '#contract/settings/schema.ts';
import type { AgreedWait } from '../placing/estimate.ts';
import type { QuoteLine } from '../placing/schema.ts';
import type { WantedItem } from '../schema.ts';
import type { Errand } from './schema.ts';
import { waitKobo } from './waiting.ts';

/** A parcel costs nothing itself, and what is done costs the money that may be laid out for it. */
export function errandLineOf(kind: 'carry' | 'do', { capKobo }: Pick<WantedItem, 'capKobo'>): QuoteLine {
  return { guide: null, kobo: kind === 'do' && capKobo !== null ? capKobo : asKobo(0), basis: 'cap' };
}

/** The wait that a ceiling has room for; null for an errand that waits for nobody. */
export function agreedWaitOf(errand: Errand | undefined, settings: readonly Setting[]): AgreedWait | null {
  if (errand === undefined || errand.kind === 'fetch') return null;
  const stepKobo = asKobo(Number(settingIn(settings, 'waiting_fee')));
  return { limit: errand.waitSteps, stepKobo, mostKobo: waitKobo(errand.waitSteps, stepKobo) };
}
