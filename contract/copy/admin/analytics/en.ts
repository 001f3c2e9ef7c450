import { customers, orders, quality, visits } from './en-trade.ts';
import { agents, refunds, takings } from './en-money.ts';

/** English (Nigeria): the screen of figures. */
export const english = {
  title: 'Analytics',
  intro: 'How the trade goes, reckoned day by day from the orders themselves.',
  partsLabel: 'What the figures are about',
  parts: {
    orders: 'Orders',
    speed: 'Time',
    basket: 'Basket',
    refunds: 'Refunds',
    takings: 'Takings',
    customers: 'Customers',
    agents: 'Agents',
    visits: 'Visits',
  },
  range: {
    label: 'Days',
    names: {
      today: 'Today',
      '7': 'Last 7 days',
      '28': 'Last 28 days',
      '90': 'Last 90 days',
      month: 'This month',
      own: 'Other days',
    },
    from: 'First day',
    to: 'Last day',
    show: 'Show these days',
    refused: 'The first day must not be after the last, and a year is the most at once.',
    market: 'Market',
    everyMarket: 'Every market',
    compare: 'Compare with the days before',
    shown: (days: string) => `Shown: ${days}.`,
    against: (days: string) => `Compared with ${days}.`,
    step: { day: 'By day.', week: 'By week, Monday to Sunday.' },
    waiting: (count: number) =>
      count === 1
        ? 'One of these days is being recalculated: it may still change.'
        : `${count} of these days are being recalculated: they may still change.`,
    allMarkets: 'This counts every market, whichever is chosen.',
  },
  chart: {
    table: 'The figures as a table',
    csv: 'CSV',
    csvOf: (title: string) => `Download “${title}” as CSV`,
    read: (title: string) => `${title}: arrow keys go from one to the next`,
    nothing: 'nothing known',
    earlier: 'Days before',
    earlierOf: (value: string) => `before: ${value}`,
    now: 'These days',
    day: 'Day',
    week: 'Week',
    what: 'What',
    market: 'Market',
    noMarket: 'No market',
    byMarket: (what: string) => `${what}, by market`,
    byMarketText: (name: string, value: string) => `Most at ${name}: ${value}.`,
  },
  units: {
    percent: (value: string) => `${value} %`,
    points: (value: string) => (value === '1' ? '1 point' : `${value} points`),
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number, minutes: number) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`),
    hoursLong: (value: string) => `${value} h`,
    seconds: (value: string) => `${value} s`,
    milliseconds: (value: string) => `${value} ms`,
  },
  change: {
    more: (by: string) => `${by} more`,
    less: (by: string) => `${by} less`,
    same: 'Same as before',
    fresh: 'Nothing before',
  },
  empty: {
    title: 'Nothing happened on these days',
    text: 'No order, so no figures. Choose more days; figures appear within minutes of what happens.',
    ofMarket: 'Nothing of this market on these days. Look at every market, or choose more days.',
    more: 'Show the last 90 days',
    everyMarket: 'Show every market',
  },
  cities: { title: 'City by city', city: 'City', none: 'Of no city' },
  orders,
  ...quality,
  refunds,
  takings,
  customers,
  agents,
  visits,
};

export type AnalyticsCopy = typeof english;
