import { keysOf } from '#contract/keys-of.ts';
import { changeSetting } from '#contract/settings/endpoints.ts';
import { listMarkets } from '#contract/markets/endpoints.ts';
import { setWindowHours } from '#contract/orders/windows/endpoints.ts';
import { tradingDays } from '#contract/time.ts';
import { answered } from '#test/client.ts';
import type { Stage } from '../scene.ts';

const settings = {
  business_phone: '0803 000 0001',
  contact_phone: '0803 000 0001',
  business_email: 'hello@example.com',
  business_description: 'We buy from di open market and bring am to your door for Life Camp.',
  collect_visits: 'on',
} as const;

/** Before the day starts the admin fills in what customers read. */
export async function openTheShop({ people, log }: Stage): Promise<void> {
  for (const key of keysOf(settings)) {
    answered(await people.admin.call(changeSetting, { key, value: settings[key] }));
  }
  log('ngozi don set di shop: phone, email, and visits to count');
}

const windowHours = [9, 10, 11, 12, 15, 16, 17];

/** For each market and hour a few orders are taken beforehand. */
export async function offerWindows({ people, markets, log }: Stage): Promise<void> {
  const hours = tradingDays.flatMap((weekday) => windowHours.map((hour) => ({ weekday, hour, orders: 4 })));
  const known = answered(await people.admin.call(listMarkets, {}));
  for (const { id: marketId } of known.filter(({ name }) => markets.some((one) => one.name === name)))
    answered(await people.admin.call(setWindowHours, { marketId, perAgent: 3, hours }));
  log('ngozi don open delivery time for di markets');
}
