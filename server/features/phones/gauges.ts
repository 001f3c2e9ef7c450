import { gauges } from '#server/metrics/gauges.ts';
import { countCodesSent } from './store/code-counts.ts';

export const phoneGauges = gauges(
  {
    parts: {
      name: 'marketwaka_phone_code_parts_last_day',
      help: 'Text messages with one-time codes that the gateway took in the last day, each part of one as it is paid.',
    },
    failed: {
      name: 'marketwaka_phone_codes_failed_last_day',
      help: 'One-time codes of the last day that could not be sent.',
    },
  },
  countCodesSent,
);
