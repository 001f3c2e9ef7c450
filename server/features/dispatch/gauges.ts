import { gauges } from '#server/metrics/gauges.ts';
import { alarmAfterMinutes } from './policy.ts';
import { countOnline, countUntaken } from './store-gauges.ts';

export const dispatchGauges = gauges(
  {
    untaken: {
      name: 'marketwaka_orders_without_agent',
      help: `Orders whose time has come and that nobody has had for more than ${alarmAfterMinutes} minutes.`,
    },
    online: { name: 'marketwaka_agents_online', help: 'Agents who are at work.' },
  },
  async (db) => ({
    untaken: await countUntaken(db, alarmAfterMinutes),
    online: await countOnline(db),
  }),
);
