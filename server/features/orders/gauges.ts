import { gauges } from '#server/metrics/gauges.ts';
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
    alarms: {
      name: 'marketwaka_alarms_open',
      help: 'Alarms on the board that nobody has looked after.',
      label: 'kind',
    },
  },
  async (db) => ({
    underWay: await countUnderWay(db),
    late: await countLate(db),
    alarms: await countAlarms(db),
  }),
);
