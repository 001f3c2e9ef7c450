import { asKobo, type Kobo } from '../kobo.ts';
import { settingIn } from '../settings/rules.ts';
import type { Setting } from '../settings/schema.ts';

/** The most that is collected at a door: little, until a phone has paid there once. */
export function deliveryCap(settings: readonly Setting[], hasPaidBefore: boolean): Kobo {
  return asKobo(Number(settingIn(settings, hasPaidBefore ? 'door_cap' : 'first_door_cap')));
}
