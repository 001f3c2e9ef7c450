import { shortWeekdayWords, weekdayWords } from '#contract/copy/weekday-words.ts';

export const markets = {
  title: 'Markets',
  description: (business: string) =>
    `Every market ${business} buys from around Life Camp, Abuja: the days, the hours, and who is open now.`,
  heading: 'Markets and their days',
  text: 'Every market we buy from, and when. Markets rest on Sunday.',
  openCount: (open: number) =>
    open === 0
      ? 'No market is open right now'
      : open === 1
        ? '1 market is open now'
        : `${open} markets are open now`,
  days: weekdayWords,
  shortDays: shortWeekdayWords,
  daysLabel: 'Market days',
  /** Read aloud in place of the row of days. */
  openDays: (days: readonly string[]) =>
    `Market days: ${days.length === 0 ? 'no day of the week' : days.join(', ')}.`,
  hoursLabel: 'Hours',
  hours: (opens: string, closes: string) => `${opens} to ${closes}`,
  closuresLabel: 'Days it is closed',
  locationLabel: 'Where',
  openNow: 'Open now',
  closedNow: 'Closed now',
  closesAt: (time: string) => `closes ${time}`,
  opensToday: (time: string) => `opens today ${time}`,
  opensTomorrow: (time: string) => `opens tomorrow ${time}`,
  opensOn: (day: string, time: string) => `opens ${day} ${time}`,
  shutFor: (reason: string, opens: string) => `${reason} · ${opens}`,
  notTrading: 'not trading for now',
  noneTitle: 'No market yet',
  noneText: 'We have not added any market yet. Please come back soon.',
};

export const market = {
  title: (name: string) => `${name}: days, hours and delivery`,
  description: (name: string, location: string) =>
    `${name}${location === '' ? '' : `, ${location}`}: market days, hours and whether it is open now. We shop there and bring it to your door.`,
  all: 'All markets',
  order: 'Order from this market',
  orderLater: 'Order for when it opens',
  laterText: 'You can send your list now. We will go as soon as the market opens.',
};
