import * as admin from '#contract/notifications/admin/endpoints.ts';
import * as endpoints from '#contract/notifications/endpoints.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { answer, type Route } from '#server/http/route.ts';
import { cancelBroadcast } from './broadcasts/cancel-broadcast.ts';
import { composeBroadcast } from './broadcasts/compose-broadcast.ts';
import { reviseBroadcast } from './broadcasts/revise-broadcast.ts';
import { scheduleBroadcast } from './broadcasts/schedule-broadcast.ts';
import { showPushConfig } from './devices/show-push-config.ts';
import { subscribeFcm } from './devices/subscribe-fcm.ts';
import { subscribeWebPush } from './devices/subscribe-web-push.ts';
import { unsubscribeFcm } from './devices/unsubscribe-fcm.ts';
import { unsubscribeWebPush } from './devices/unsubscribe-web-push.ts';
import { openNotifier } from './delivery/notifier.ts';
import { changeHouseQuietHours } from './preferences/change-house-quiet-hours.ts';
import { changeNotificationPreferences } from './preferences/change-notification-preferences.ts';
import { tryBroadcast } from './broadcasts/try-broadcast.ts';
import { testNotification } from './devices/test-notification.ts';
import { tellOpened } from './opening/tell-opened.ts';
import { listBroadcasts } from './broadcasts/list-broadcasts.ts';
import { listDeliveries } from './delivery/list-deliveries.ts';
import { previewBroadcast } from './broadcasts/preview-broadcast.ts';
import { showOpened } from './opening/show-opened.ts';
import { showHouseQuietHours } from './preferences/show-house-quiet-hours.ts';
import { showNotificationPreferences } from './preferences/show-notification-preferences.ts';
import { showNotificationStatus } from './devices/show-notification-status.ts';

export function notificationsRoutes(deps: FeatureDeps): Route[] {
  const { db } = deps;
  const notifier = openNotifier(deps);
  return [
    answer(endpoints.showNotificationStatus, (_input, caller) => showNotificationStatus(db, caller)),
    answer(endpoints.showPushConfig, () => showPushConfig(deps)),
    answer(endpoints.subscribeFcm, (input, caller) => subscribeFcm(deps, input, caller)),
    answer(endpoints.unsubscribeFcm, (input, caller) => unsubscribeFcm(db, input, caller)),
    answer(endpoints.subscribeWebPush, (input, caller) => subscribeWebPush(deps, input, caller)),
    answer(endpoints.unsubscribeWebPush, (input, caller) => unsubscribeWebPush(db, input, caller)),
    answer(endpoints.testNotification, (_input, caller) => testNotification(notifier, caller)),
    answer(endpoints.showNotificationPreferences, (_input, caller) =>
      showNotificationPreferences(db, caller),
    ),
    answer(endpoints.changeNotificationPreferences, (input, caller) =>
      changeNotificationPreferences(db, input, caller),
    ),
    answer(admin.tryBroadcast, (input, caller) => tryBroadcast(notifier, input, caller)),
    ...broadcastRoutes(deps),
  ];
}

function broadcastRoutes({ db }: FeatureDeps): Route[] {
  return [
    answer(admin.listBroadcasts, (input) => listBroadcasts(db, input)),
    answer(admin.composeBroadcast, (input, caller) => composeBroadcast(db, input, caller)),
    answer(admin.reviseBroadcast, (input, caller) => reviseBroadcast(db, input, caller)),
    answer(admin.previewBroadcast, (input) => previewBroadcast(db, input)),
    answer(admin.scheduleBroadcast, (input, caller) => scheduleBroadcast(db, input, caller)),
    answer(admin.cancelBroadcast, (input, caller) => cancelBroadcast(db, input, caller)),
    answer(admin.showOpened, () => showOpened(db)),
    answer(admin.tellOpened, (_input, caller) => tellOpened(db, caller)),
    answer(admin.listDeliveries, (input) => listDeliveries(db, input)),
    answer(admin.showHouseQuietHours, () => showHouseQuietHours(db)),
    answer(admin.changeHouseQuietHours, (input, caller) => changeHouseQuietHours(db, input, caller)),
  ];
}
