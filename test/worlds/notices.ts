import type { NoticePayload } from '#contract/notifications/payload.ts';
import { changeHouseQuietHours } from '#contract/notifications/admin/endpoints.ts';
import { showPushConfig, subscribeFcm, subscribeWebPush } from '#contract/notifications/endpoints.ts';
import { readNotices } from '#server/env/notifications.ts';
import { deliverDue } from '#server/features/notifications/delivery/deliver.ts';
import { openNotifier, type Notifier } from '#server/features/notifications/delivery/notifier.ts';
import { writeNotices } from '#server/features/notifications/reactions.ts';
import { answered, type Client } from '../client.ts';
import { signInOwner } from '../factories/people.ts';
import { openFcm, type FcmStandIn } from '../stand-ins/fcm/stand-in.ts';
import { openPushService, type PushServiceStandIn } from '../stand-ins/push-service/stand-in.ts';
import { openTermii, type TermiiStandIn } from '../stand-ins/termii/stand-in.ts';
import { whenDone } from '../when-done.ts';
import { allPublished } from '#test/all-published.ts';
import { openWorld, type World } from '../world.ts';

/** The product with everybody beside it who brings notices to people, and a clock that goes on when a test says so. */
export interface NoticeWorld {
  world: World;
  fcm: FcmStandIn;
  pushService: PushServiceStandIn;
  termii: TermiiStandIn;
  notifier: Notifier;
  /** Everything that has happened so far is written down for those who are to hear it. */
  receive(): Promise<void>;
  /** Sends what is due at that time. */
  send(at?: Date): Promise<void>;
  /** Both, one after the other. */
  deliver(): Promise<void>;
}

/** The third parties of a product that tells people, and what its environment says of them. */
export async function noticeEnvironment() {
  const [fcm, pushService, termii] = await Promise.all([openFcm(), openPushService(), openTermii()]);
  whenDone(() => Promise.all([fcm.close(), pushService.close(), termii.close()]));
  const notices = readNotices(readFrom({ fcm, pushService, termii }), 'https://market.test', reportError);
  return { fcm, pushService, termii, notices };
}

/** Opens it; nobody has quiet hours until a story is about them, for it may be run in the night. */
export async function openNoticeWorld(): Promise<NoticeWorld> {
  const { fcm, pushService, termii, notices } = await noticeEnvironment();
  const world = await openWorld({ clock: 'stands', ...notices });
  const { client } = await signInOwner(world);
  answered(await client.call(changeHouseQuietHours, { from: '00:00', until: '00:00' }));
  const notifier = openNotifier({ db: world.db, publicUrl: 'https://market.test', ...notices });
  const receive = async () => {
    await allPublished(world.db);
    await writeNotices(world.db);
  };
  const send = (at = new Date()) => deliverDue(notifier, () => at);
  const deliver = async () => {
    await receive();
    await send();
  };
  return { world, fcm, pushService, termii, notifier, receive, send, deliver };
}

/** The environment of a product beside these. */
export function environmentOf({
  fcm,
  pushService,
  termii,
}: Pick<NoticeWorld, 'fcm' | 'pushService' | 'termii'>): Record<string, string> {
  return {
    FCM_SERVICE_ACCOUNT: fcm.serviceAccount,
    FIREBASE_WEB_CONFIG: fcm.webConfig,
    FCM_BASE_URL: fcm.url,
    WEB_PUSH_ALLOW_ORIGIN: pushService.url,
    TERMII_API_KEY: termii.apiKey,
    TERMII_SENDER: termii.sender,
    TERMII_BASE_URL: termii.url,
  };
}

function readFrom(beside: Parameters<typeof environmentOf>[0]): (name: string) => string {
  const environment = environmentOf(beside);
  return (name) => environment[name] ?? '';
}

function reportError(name: string, problem: string): void {
  throw new Error(`${name}: ${problem}`);
}

/** A browser that somebody switched notices on in, by its own push service. */
export interface PushedBrowser {
  endpoint: string;
  /** Notices on the screen: the last of each tag. */
  shows(): NoticePayload[];
}

export async function browserOf(
  { pushService }: Pick<NoticeWorld, 'pushService'>,
  client: Client,
): Promise<PushedBrowser> {
  const { webPushKey } = answered(await client.call(showPushConfig, {}));
  const subscription = pushService.subscribe(webPushKey);
  answered(await client.call(subscribeWebPush, { ...subscription, userAgent: 'a phone' }));
  const { endpoint } = subscription;
  return {
    endpoint,
    shows: () => pushService.collect(endpoint).map(({ payload }) => payload as NoticePayload),
  };
}

/** The same by FCM; it answers with the token. */
export async function fcmBrowserOf({ fcm }: Pick<NoticeWorld, 'fcm'>, client: Client): Promise<string> {
  const token = fcm.register();
  answered(await client.call(subscribeFcm, { token, userAgent: 'a phone' }));
  return token;
}

/** Kinds of the shown notices. */
export function kindsOn(browser: PushedBrowser): string[] {
  return browser.shows().map(({ data }) => data.kind);
}
