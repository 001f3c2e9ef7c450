import type { PublicCopy } from '#contract/copy/public.ts';
import { shortWeekdayWords, weekdayWords } from '#contract/copy/weekday-words.ts';

export const markets: PublicCopy['markets'] = {
  title: 'Markets',
  description: (business: string) =>
    `All di market wey ${business} dey buy from for Life Camp side, Abuja: di days, di time, and who dey open now.`,
  heading: 'Markets and dia days',
  text: 'All di market wey we dey buy from, and when. Market dey rest on Sunday.',
  openCount: (open: number) =>
    open === 0
      ? 'No market dey open now'
      : open === 1
        ? '1 market dey open now'
        : `${open} markets dey open now`,
  days: weekdayWords,
  shortDays: shortWeekdayWords,
  daysLabel: 'Market days',
  /** Read aloud in place of the row of days. */
  openDays: (days: readonly string[]) =>
    `Market days: ${days.length === 0 ? 'no day at all' : days.join(', ')}.`,
  hoursLabel: 'Time',
  hours: (opens, closes) => `${opens} to ${closes}`,
  closuresLabel: 'Days wey e no go open',
  locationLabel: 'Where e dey',
  openNow: 'E dey open now',
  closedNow: 'E don close',
  closesAt: (time) => `e go close ${time}`,
  opensToday: (time) => `e go open today ${time}`,
  opensTomorrow: (time) => `e go open tomorrow ${time}`,
  opensOn: (day, time) => `e go open ${day} ${time}`,
  shutFor: (reason, opens) => `${reason} · ${opens}`,
  notTrading: 'e no dey open for now',
  noneTitle: 'No market yet',
  noneText: 'We never put any market. Abeg check back after some time.',
};

export const market: PublicCopy['market'] = {
  title: (name: string) => `${name}: days, time and delivery`,
  description: (name: string, location: string) =>
    `${name}${location === '' ? '' : `, ${location}`}: market days, di time, and whether e dey open now. We go buy for you there, bring am reach your door.`,
  all: 'All markets',
  order: 'Order from dis market',
  orderLater: 'Order for when e open',
  laterText: 'You fit send your list now. We go enter as di market open.',
};
