import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { done, noInput } from '../fields.ts';
import {
  fcmToken,
  groupChoice,
  notificationPreferences,
  pushConfig,
  quietHours,
  userAgent,
  webPushSubscription,
} from './schema.ts';

export const showNotificationStatus = defineEndpoint({
  name: 'showNotificationStatus',
  purpose: 'Whether this device is registered for notices, and how many devices of this person are.',
  method: 'GET',
  path: '/api/notifications/status',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.object({ hasSubscription: z.boolean(), subscriptionCount: z.int() }),
  refusals: [],
});

export const showPushConfig = defineEndpoint({
  name: 'showPushConfig',
  purpose: 'What a browser needs to register for notices, by either way.',
  method: 'GET',
  path: '/api/notifications/push-config',
  audience: 'anyone',
  duringMaintenance: 'answered',
  input: noInput,
  reply: pushConfig,
  refusals: [],
});

export const subscribeFcm = defineEndpoint({
  name: 'subscribeFcm',
  purpose: 'Register this device by its FCM token; whatever it was registered by before ends.',
  method: 'POST',
  path: '/api/notifications/fcm-subscribe',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: z.strictObject({ token: fcmToken, userAgent }),
  reply: done,
  refusals: ['push-not-configured', 'too-many-tries'],
});

export const unsubscribeFcm = defineEndpoint({
  name: 'unsubscribeFcm',
  purpose: 'Take an FCM token of this person out; one that is not there is out already.',
  method: 'POST',
  path: '/api/notifications/fcm-unsubscribe',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: z.strictObject({ token: fcmToken }),
  reply: done,
  refusals: [],
});

export const subscribeWebPush = defineEndpoint({
  name: 'subscribeWebPush',
  purpose: 'Register this device by its browser’s push service; whatever it was registered by before ends.',
  method: 'POST',
  path: '/api/notifications/web-subscribe',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: z.strictObject({ ...webPushSubscription.shape, userAgent }),
  reply: done,
  refusals: ['push-service-unknown', 'too-many-tries'],
});

export const unsubscribeWebPush = defineEndpoint({
  name: 'unsubscribeWebPush',
  purpose: 'Take a browser’s registration of this person out; one that is not there is out already.',
  method: 'POST',
  path: '/api/notifications/web-unsubscribe',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: z.strictObject({ endpoint: webPushSubscription.shape.endpoint }),
  reply: done,
  refusals: [],
});

export const testNotification = defineEndpoint({
  name: 'testNotification',
  purpose: 'Send a test to every device of this person now, and say how many took it.',
  method: 'POST',
  path: '/api/notifications/fcm-test',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.object({ sent: z.int(), failed: z.int() }),
  refusals: ['no-device', 'notice-not-sent', 'too-many-tries'],
});

export const showNotificationPreferences = defineEndpoint({
  name: 'showNotificationPreferences',
  purpose: 'Which notices this person wants, by which way, and when none that can wait.',
  method: 'GET',
  path: '/api/notifications/preferences',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: noInput,
  reply: notificationPreferences,
  refusals: [],
});

export const changeNotificationPreferences = defineEndpoint({
  name: 'changeNotificationPreferences',
  purpose: 'Say which notices are wanted; groups that are not named stay as they were.',
  method: 'PUT',
  path: '/api/notifications/preferences',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: z.strictObject({
    groups: z.array(groupChoice).check(z.maxLength(20)),
    quietHours: z.strictObject({ ...quietHours.shape, on: z.boolean() }),
  }),
  reply: notificationPreferences,
  refusals: ['too-many-tries'],
});
