import { gauges } from '#server/metrics/gauges.ts';
import { readListGauges } from './requests/transcription/store-waited.ts';
import { countAlarms, countLate, countUnderWay } from './store-gauges.ts';

/** Metrics of the orders under way. */
export const orderGauges = gauges(
  {
    underWay: {
      name: 'marketwaka_orders_under_way',
      help: 'Orders that are under way, by status.',
      label: 'status',
    },
    late: { name: 'marketwaka_orders_late', help: 'Orders under way that are past their promise.' },
    lists: {
      name: 'marketwaka_lists_waiting',
      help: 'Voice notes and photos that staff have not written down yet.',
    },
    listsAge: {
      name: 'marketwaka_lists_oldest_seconds',
      help: 'How long the oldest of them has waited for staff.',
    },
    alarms: {
      name: 'marketwaka_alarms_open',
      help: 'Alarms on the board that nobody has looked after.',
      label: 'kind',
    },
  },
  async (db) => ({
    underWay: await countUnderWay(db),
    late: await countLate(db),
    ...(await readListGauges(db)),
    alarms: await countAlarms(db),
  }),
);
