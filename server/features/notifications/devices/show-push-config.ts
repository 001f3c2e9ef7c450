import type { OutcomeOf } from '#contract/endpoint.ts';
import type { showPushConfig as endpoint } from '#contract/notifications/endpoints.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { readVapidKeys } from './vapid-keys.ts';

/** Keys with which a browser registers. */
export async function showPushConfig({
  db,
  firebase,
}: Pick<FeatureDeps, 'db' | 'firebase'>): Promise<OutcomeOf<typeof endpoint>> {
  const { publicKey } = await readVapidKeys(db);
  return { ok: true, value: { webPushKey: publicKey, firebase: firebase?.web ?? null } };
}
