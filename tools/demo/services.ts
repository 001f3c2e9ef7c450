import { openFcm, type FcmStandIn } from '#test/stand-ins/fcm/stand-in.ts';
import { openPaystack, type PaystackStandIn } from '#test/stand-ins/paystack/stand-in.ts';
import { openPushService, type PushServiceStandIn } from '#test/stand-ins/push-service/stand-in.ts';
import { openTermii, type TermiiStandIn } from '#test/stand-ins/termii/stand-in.ts';
import { forwardToBrowser } from './forward.ts';

/** The third parties of the day: each is played beside the product where the environment names no account of one's own. */
export interface Services {
  paystack: PaystackStandIn | undefined;
  fcm: FcmStandIn | undefined;
  push: PushServiceStandIn | undefined;
  termii: TermiiStandIn | undefined;
  /** The environment that names the services that are played. */
  env: Readonly<Record<string, string>>;
  close: () => Promise<void>;
}

/** Hears what reaches a phone: by the address of its browser, or by its number. */
export interface Listener {
  rang: (address: string, payload: unknown) => void;
  texted: (number: string, text: string) => void;
}

export async function openServices({ rang, texted }: Listener): Promise<Services> {
  const paystack = isOwn('PAYSTACK_SECRET_KEY') ? undefined : await openPaystack();
  const fcm = isOwn('FCM_SERVICE_ACCOUNT') ? undefined : await playFcm(rang);
  const push = isOwn('WEB_PUSH_ALLOW_ORIGIN')
    ? undefined
    : await openPushService({ onMessage: ({ endpoint, payload }) => rang(endpoint, payload) });
  const termii = isOwn('TERMII_API_KEY')
    ? undefined
    : await openTermii({ onMessage: ({ to, text }) => texted(to, text) });
  return {
    paystack,
    fcm,
    push,
    termii,
    env: {
      ...(paystack && { PAYSTACK_SECRET_KEY: paystack.secretKey, PAYSTACK_BASE_URL: paystack.url }),
      ...(fcm && {
        FCM_SERVICE_ACCOUNT: fcm.serviceAccount,
        FIREBASE_WEB_CONFIG: fcm.webConfig,
        FCM_BASE_URL: fcm.url,
      }),
      ...(push && { WEB_PUSH_ALLOW_ORIGIN: push.url }),
      ...(termii && {
        TERMII_API_KEY: termii.apiKey,
        TERMII_SENDER: termii.sender,
        TERMII_BASE_URL: termii.url,
      }),
    },
    close: async () => {
      for (const service of [paystack, fcm, push, termii]) await service?.close();
    },
  };
}

/** A browser that somebody opened on the demo hears of it too, where its own push service can be reached. */
async function playFcm(rang: Listener['rang']): Promise<FcmStandIn> {
  const fcm = await openFcm({
    onMessage: (message) => {
      rang(message.token, message);
      const browser = fcm.registrations.get(message.token);
      // Subscriptions that the demo plays itself have no keys; the others may be where no network is.
      if (browser !== undefined && browser.p256dh !== '')
        forwardToBrowser(fcm.webKeys, browser, message).catch(() => undefined);
    },
  });
  return fcm;
}

function isOwn(name: string): boolean {
  return (process.env[name] ?? '') !== '';
}
