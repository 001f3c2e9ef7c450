import type { MatterKind } from '../../admin/day-schema.ts';
import type { Urgency } from '../../admin/day.ts';

/** What waits for somebody of the office, and how the day stands. */
export const english = {
  urgencies: {
    now: 'Now: somebody stands there',
    today: 'Today',
    soon: 'When there is time',
  } satisfies Record<Urgency, string>,
  kinds: {
    rejection: 'Given back at the door',
    late: 'Late',
    unassigned: 'Without an agent',
    chat: 'Not answered',
    claim: 'Claim',
    count: 'Cash counted',
    refund: 'Refund by hand',
    withdrawal: 'Credit to pay out',
    application: 'Wants to be an agent',
    sample: 'Prices to look at',
    payout: 'Earnings for over a week',
  } satisfies Record<MatterKind, string>,
  actions: {
    rejection: 'Decide',
    late: 'Open the order',
    unassigned: 'Give it to somebody',
    chat: 'Answer',
    claim: 'Decide',
    count: 'Check the count',
    refund: 'Send it',
    withdrawal: 'Pay it',
    application: 'Look at the papers',
    sample: 'Look at the prices',
    payout: 'Pay',
  } satisfies Record<MatterKind, string>,
  actionOf: (action: string, what: string) => `${action}: ${what}`,
  since: {
    justNow: 'just now',
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number) => `${hours} h`,
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  },
  waited: (time: string) => `waits ${time}`,
  lateBy: (time: string) => `late by ${time}`,
  messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  prices: (count: number) => (count === 1 ? '1 price' : `${count} prices`),
  missing: (sum: string) => `${sum} missing`,
  tooMuch: (sum: string) => `${sum} too much`,
  agrees: 'agrees with the book',
  more: (count: number) => `Show ${count} more`,
  atLeast: 'There are more of these than stand here.',
  calm: 'Nothing waits for you',
  calmText: 'Whatever wants a person stands here by itself, the worst first. Drink some water.',
  figures: {
    title: 'The day in numbers',
    placed: 'Orders today',
    underWay: 'Under way',
    delivered: 'Delivered',
    onTime: 'On time',
    agentsOnline: 'Agents online',
    floatOut: 'Float out',
    takings: 'Taken in',
    percent: (value: number) => `${value} %`,
    none: '–',
  },
};

export type AdminDayCopy = typeof english;
