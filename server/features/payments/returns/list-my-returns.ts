import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/returns/endpoints.ts';
import { settingIn } from '#contract/settings/rules.ts';
import type { Db } from '#server/db/database.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { readSettingsOfAgent } from '#server/features/settings/store-cities.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { readOwnReturns } from './store.ts';
import { viewReturn } from './view.ts';

export async function listMyReturns(
  db: Db,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.listMyReturns>> {
  const { id: userId } = memberOf(caller).user;
  const [rows, addressOf, settings] = await Promise.all([
    readOwnReturns(db, userId),
    pictureAddresses(db, new Date()),
    readSettingsOfAgent(db, ['business_phone', 'contact_phone', 'business_address'], userId),
  ]);
  const phone = settingIn(settings, 'business_phone') || settingIn(settings, 'contact_phone');
  const office = { address: settingIn(settings, 'business_address'), phone };
  return {
    ok: true,
    value: { returns: rows.map((row) => viewReturn(row, addressOf)), office, asOf: new Date().toISOString() },
  };
}
