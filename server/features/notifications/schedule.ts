import type { FeatureDeps, FeatureJob } from '#server/feature.ts';
import { sendCodes } from './delivery/send-codes.ts';
import { deliverDue } from './delivery/deliver.ts';
import { hurryAway } from './delivery/hurry.ts';
import { openNotifier } from './delivery/notifier.ts';
import { spreadBroadcasts } from './broadcasts/spread.ts';
import { forgetOldNotices } from './notices/forget-old-notices.ts';
import { hearWhatHappened, isHeard } from './reactions.ts';

// Whoever registers names the push service; one that takes its time holds up its own lane.
const lanes = 4;

/** What is heard of is written down at once; sending is a round of its own, for a service may be slow. */
export function notificationsSchedule(ground: FeatureDeps): FeatureJob[] {
  const notifier = openNotifier(ground);
  const { db, awayOf } = ground;
  const topics = ['orders', 'dispatch', 'agents', 'payments', 'launch', 'chats'];
  return [
    { name: 'notices-write', everySeconds: 2, topics, kinds: isHeard, work: () => hearWhatHappened(db) },
    { name: 'notices-hurry', everySeconds: 1, topics: [], work: () => hurryAway(db, awayOf, new Date()) },
    ...Array.from({ length: lanes }, () => ({
      name: 'notices-deliver',
      everySeconds: 1,
      topics: [],
      work: () => deliverDue(notifier),
    })),
    // Asked again where a gateway wanted time.
    { name: 'phone-codes-send', everySeconds: 2, topics: ['phone-codes'], work: () => sendCodes(notifier) },
    { name: 'notices-broadcast', everySeconds: 2, topics: [], work: () => spreadBroadcasts(db, new Date()) },
    { name: 'notices-tidy', everySeconds: 60 * 60, topics: [], work: () => forgetOldNotices(db, new Date()) },
  ];
}
