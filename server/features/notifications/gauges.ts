import { gauges, mostCounted } from '#server/metrics/gauges.ts';
import { countFailedLately, measureDue } from './store-gauges.ts';

export const noticeGauges = gauges(
  {
    due: {
      name: 'marketwaka_notices_due',
      help: 'Pushes and text messages whose time has come and that have not gone out.',
    },
    oldestSeconds: {
      name: 'marketwaka_notices_oldest_seconds',
      help: 'For how long the one of them has been due that is due longest.',
    },
    failed: {
      name: 'marketwaka_notices_failed_last_hour',
      help: 'Pushes and text messages that could not be delivered in the last hour.',
    },
  },
  async (db) => ({
    ...(await measureDue(db, mostCounted)),
    failed: await countFailedLately(db, mostCounted),
  }),
);
