import type { FeatureDeps, FeatureJob } from '#server/feature.ts';
import { sendCodes } from './delivery/send-codes.ts';
import { deliverDue } from './delivery/deliver.ts';
import { notifyAwayAtOnce } from './delivery/notify-away.ts';
import { openNotifier } from './delivery/notifier.ts';
import { spreadBroadcasts } from './broadcasts/spread.ts';
import { forgetOldNotices } from './notices/forget-old-notices.ts';
import { writeNotices, notifiedKinds } from './reactions.ts';

// A registration names its push service; a slow one holds up its own lane.
const lanes = 4;

/** Notices are written at once; sending is a job of its own, for a service may be slow. */
export function notificationsSchedule(deps: FeatureDeps): FeatureJob[] {
  const notifier = openNotifier(deps);
  const { db, awayOf } = deps;
  const topics = ['orders', 'dispatch', 'agents', 'payments', 'launch', 'chats'];
  return [
    { name: 'notices-write', everySeconds: 2, topics, kinds: notifiedKinds, work: () => writeNotices(db) },
    {
      name: 'notices-hurry',
      everySeconds: 1,
      topics: [],
      work: () => notifyAwayAtOnce(db, awayOf, new Date()),
    },
    ...Array.from({ length: lanes }, () => ({
      name: 'notices-deliver',
      everySeconds: 1,
      topics: [],
      work: () => deliverDue(notifier),
    })),
    // The interval is for codes whose gateway asked for time.
    { name: 'phone-codes-send', everySeconds: 2, topics: ['phone-codes'], work: () => sendCodes(notifier) },
    { name: 'notices-broadcast', everySeconds: 2, topics: [], work: () => spreadBroadcasts(db, new Date()) },
    { name: 'notices-tidy', everySeconds: 60 * 60, topics: [], work: () => forgetOldNotices(db, new Date()) },
  ];
}
