import type { PushMessage } from '#contract/notifications/payload.ts';
import type { Database } from '#server/db/database.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { readVapidKeys } from '../devices/vapid-keys.ts';
import { sendFcm } from '../gateway/fcm/fcm.ts';
import { refused, type Outcome } from '../gateway/gateway.ts';
import { sendTermii } from '../gateway/termii.ts';
import type { VapidKeys } from '../gateway/web-push/vapid.ts';
import { sendWebPush } from '../gateway/web-push/web-push.ts';
import type { DeviceAddress } from '../devices/store.ts';

/** Dependencies of sending. */
export interface Notifier {
  db: Database;
  publicUrl: string;
  push: (device: DeviceAddress, message: PushMessage) => Promise<Outcome>;
  /** Undefined where no gateway is configured. */
  sms: ((phone: string, text: string) => Promise<Outcome>) | undefined;
}

type Ways = Pick<FeatureDeps, 'db' | 'publicUrl' | 'firebase' | 'termii' | 'webPush'>;

export function openNotifier({ db, publicUrl, firebase, termii, webPush }: Ways): Notifier {
  let keys: Promise<VapidKeys> | undefined;
  return {
    db,
    publicUrl,
    push: async (device, message) => {
      if (device.way === 'fcm') {
        if (firebase === undefined) return refused('FCM is not configured');
        return sendFcm(firebase.project, device.address, message);
      }
      keys ??= readVapidKeys(db);
      const sender = { keys: await keys, ...webPush };
      return sendWebPush(sender, { endpoint: device.address, keys: device.keys }, message);
    },
    sms: termii && ((phone, text) => sendTermii(termii, phone, text)),
  };
}
