import * as z from 'zod/mini';
import { username } from '../accounts/schema.ts';
import { id, instant, line } from '../fields.ts';
import { broadcastWords, noticeLink } from './facts.ts';
import { noticeGroups, noticeWays, noticeRules } from './kinds.ts';
import { keysOf } from '../keys-of.ts';
import { orderCode } from '../orders/schema.ts';

/** Push services; a device is registered with one. */
export const deviceWays = ['fcm', 'webPush'] as const;
export const deviceWay = z.enum(deviceWays);
export type DeviceWay = z.output<typeof deviceWay>;

/** Registration token of a device. */
export const fcmToken = z.string().check(z.regex(/^[\w:.-]{10,4096}$/));
export const userAgent = line(400);

const base64url = (least: number, most: number) =>
  z.string().check(z.minLength(least), z.maxLength(most), z.regex(/^[\w-]+=*$/));

/** A browser's own registration, as `PushSubscription.toJSON()` writes it. */
export const webPushSubscription = z.strictObject({
  endpoint: z.string().check(z.maxLength(2000), z.regex(/^https?:\/\/\S+$/)),
  keys: z.strictObject({ p256dh: base64url(86, 90), auth: base64url(21, 26) }),
});

/** Keys for registering a browser. */
export const pushConfig = z.object({
  /** Our VAPID public key. */
  webPushKey: z.string(),
  /**
   * Null for the demo placeholder. FCM cannot be subscribed to, and neither analytics nor performance are measured by
   * it.
   */
  firebase: z.nullable(
    z.object({
      projectId: z.string(),
      apiKey: z.string(),
      appId: z.string(),
      senderId: z.string(),
      vapidKey: z.string(),
      installationsUrl: z.string(),
      registrationsUrl: z.string(),
    }),
  ),
});
export type PushConfig = z.output<typeof pushConfig>;

export const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
/** From equal to until: none. */
export const quietHours = z.strictObject({ from: timeOfDay, until: timeOfDay });
export type QuietHours = z.output<typeof quietHours>;

export const groupChoice = z.strictObject({
  group: z.enum(noticeGroups),
  push: z.boolean(),
  /** Null where it never goes as a text message. */
  sms: z.nullable(z.boolean()),
});
export type GroupChoice = z.output<typeof groupChoice>;

export const notificationPreferences = z.object({
  /** Groups that concern this person, in the order they are shown. */
  groups: z.array(groupChoice),
  /** This person's own, else the house's. */
  quietHours: z.object({ ...quietHours.shape, on: z.boolean() }),
  /** True where there is a number for text messages. */
  hasPhone: z.boolean(),
  /** Registration of the calling device. */
  device: z.nullable(z.object({ way: deviceWay, registeredAt: instant })),
});
export type NotificationPreferences = z.output<typeof notificationPreferences>;

export const broadcastId = id.brand<'BroadcastId'>();
export type BroadcastId = z.output<typeof broadcastId>;

/** Accounts with news switched on, those of one role among them, or those on the early-access list. */
export const broadcastAudiences = ['everybody', 'customers', 'agents', 'staff', 'early-access'] as const;
export const broadcastAudience = z.enum(broadcastAudiences);
export type BroadcastAudience = z.output<typeof broadcastAudience>;

export const broadcastStates = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const;

export const newBroadcast = z.strictObject({
  audience: broadcastAudience,
  words: broadcastWords,
  link: noticeLink,
});

export const broadcast = z.object({
  id: broadcastId,
  /** Null for the system’s own notice that the gate is open. */
  by: z.nullable(z.string()),
  audience: broadcastAudience,
  words: broadcastWords,
  link: z.string(),
  state: z.enum(broadcastStates),
  composedAt: instant,
  startsAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** People told so far, and what became of it on their devices. */
  people: z.int(),
  sent: z.int(),
  failed: z.int(),
  /** Devices that it still goes to: in a moment, or when the night is over. */
  waiting: z.int(),
});
export type Broadcast = z.output<typeof broadcast>;

/** Receivers of a broadcast. */
export const reach = z.object({
  people: z.int(),
  devices: z.int(),
  /** Receivers in their quiet hours then; they get it when these end. */
  waits: z.int(),
  /** All of the audience: the rest has news off, or nothing to hear it on. */
  outOf: z.int(),
});
export type Reach = z.output<typeof reach>;

/** The house's own word to the early-access list that the place is open. */
export const openedNews = z.object({
  isShut: z.boolean(),
  words: broadcastWords,
  /** Receivers of an opening now; a person who got one does not get a second. */
  reach,
  /** The broadcast, once it was made. */
  told: z.nullable(broadcast),
});
export type OpenedNews = z.output<typeof openedNews>;

export const deliveryStates = [
  'waiting',
  'sent',
  'replaced',
  'too-late',
  'gone',
  'failed',
  'cancelled',
] as const;
export const deliveryState = z.enum(deliveryStates);

const noticeKinds = keysOf(noticeRules);
export const noticeKind = z.enum(noticeKinds);

/** One try to reach one device or phone, for those who look why somebody heard nothing. */
export const delivery = z.object({
  id: z.string(),
  at: instant,
  kind: noticeKind,
  /** Null for a guest. */
  person: z.nullable(z.string()),
  code: z.nullable(z.string()),
  way: z.enum([...deviceWays, 'sms']),
  state: deliveryState,
  tries: z.int(),
  /** Time of the next attempt. */
  dueAt: z.nullable(instant),
  settledAt: z.nullable(instant),
  why: z.nullable(z.string()),
});
export type Delivery = z.output<typeof delivery>;

export const deliveryFilter = {
  state: z.optional(deliveryState),
  kind: z.optional(noticeKind),
  way: z.optional(z.enum(noticeWays)),
  /** A username. */
  person: z.optional(username),
  code: z.optional(orderCode),
};
