import * as admin from '#contract/notifications/admin/endpoints.ts';
import * as endpoints from '#contract/notifications/endpoints.ts';
import type { Ground } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import {
  cancelBroadcast,
  composeBroadcast,
  reviseBroadcast,
  scheduleBroadcast,
} from './broadcasts/commands.ts';
import { showPushConfig } from './devices/show-push-config.ts';
import { subscribeFcm, subscribeWebPush, unsubscribeFcm, unsubscribeWebPush } from './devices/commands.ts';
import { openNotifier } from './delivery/notifier.ts';
import { changeHouseQuietHours, changePreferences } from './preferences/commands.ts';
import { testNotification } from './devices/test-notification.ts';
import { giveOpened } from './opening/tell-opened.ts';
import { listBroadcasts, listDeliveries, previewBroadcast } from './broadcasts/reads.ts';
import { showOpened } from './opening/show-opened.ts';
import { showHouseQuietHours, showPreferences, showStatus } from './preferences/reads.ts';

export function notificationsRoutes(ground: Ground): Route[] {
  const { db } = ground;
  const notifier = openNotifier(ground);
  return [
    answer(endpoints.showNotificationStatus, (_input, caller) => showStatus(db, caller)),
    answer(endpoints.showPushConfig, () => showPushConfig(ground)),
    answer(endpoints.subscribeFcm, (input, caller) => subscribeFcm(ground, input, caller)),
    answer(endpoints.unsubscribeFcm, (input, caller) => unsubscribeFcm(db, input, caller)),
    answer(endpoints.subscribeWebPush, (input, caller) => subscribeWebPush(ground, input, caller)),
    answer(endpoints.unsubscribeWebPush, (input, caller) => unsubscribeWebPush(db, input, caller)),
    answer(endpoints.testNotification, (_input, caller) => testNotification(notifier, caller)),
    answer(endpoints.showNotificationPreferences, (_input, caller) => showPreferences(db, caller)),
    answer(endpoints.changeNotificationPreferences, (input, caller) => changePreferences(db, input, caller)),
    answer(admin.tryBroadcast, (shows, caller) =>
      testNotification(notifier, caller, { kind: 'test', shows }),
    ),
    ...broadcastRoutes(ground),
  ];
}

function broadcastRoutes({ db }: Ground): Route[] {
  return [
    answer(admin.listBroadcasts, (input) => listBroadcasts(db, input)),
    answer(admin.composeBroadcast, (input, caller) => composeBroadcast(db, input, caller)),
    answer(admin.reviseBroadcast, (input, caller) => reviseBroadcast(db, input, caller)),
    answer(admin.previewBroadcast, (input) => previewBroadcast(db, input)),
    answer(admin.scheduleBroadcast, (input, caller) => scheduleBroadcast(db, input, caller)),
    answer(admin.cancelBroadcast, (input, caller) => cancelBroadcast(db, input, caller)),
    answer(admin.showOpened, () => showOpened(db)),
    answer(admin.tellOpened, (_input, caller) => giveOpened(db, caller)),
    answer(admin.listDeliveries, (input) => listDeliveries(db, input)),
    answer(admin.showHouseQuietHours, () => showHouseQuietHours(db)),
    answer(admin.changeHouseQuietHours, (input, caller) => changeHouseQuietHours(db, input, caller)),
  ];
}
