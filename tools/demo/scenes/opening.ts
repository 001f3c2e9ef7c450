import { keysOf } from '#contract/keys-of.ts';
import { changeSetting } from '#contract/settings/endpoints.ts';
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
export async function openTheShop({ people, tell }: Stage): Promise<void> {
  for (const key of keysOf(settings)) {
    answered(await people.admin.call(changeSetting, { key, value: settings[key] }));
  }
  tell('ngozi don set di shop: phone, email, and visits to count');
}
