import type { EndingReason, Stage } from '#contract/analytics/figures-schema.ts';
import type { Mover } from '#contract/orders/lifecycle.ts';

export const orders = {
  placed: 'Orders placed',
  placedText: (placed: string, days: number) =>
    `${placed === '1' ? '1 order was' : `${placed} orders were`} placed${days === 1 ? '' : ` in ${days} days`}.`,
  ended: 'What became of orders',
  endedText: (delivered: string, ended: string) =>
    ended === '1'
      ? `1 order ended, and ${delivered === '1' ? 'was' : 'was not'} delivered.`
      : `Of ${ended} orders that ended, ${delivered} ${delivered === '1' ? 'was' : 'were'} delivered.`,
  delivered: 'Delivered',
  onTime: 'Delivered on time',
  late: 'Delivered late',
  cancelled: 'Cancelled',
  failed: 'Failed',
  lost: 'Cancelled or failed',
  why: 'Why orders were lost',
  state: 'State',
  mover: 'By whom',
  whyText: (reason: string, count: string) => `Most often: ${reason} (${count}).`,
  whyNone: 'No order was lost.',
  ending: (reason: string, mover: string) => `${reason} · ${mover}`,
  movers: {
    customer: 'by the customer',
    agent: 'by the agent',
    admin: 'by the office',
    system: 'by the system',
  } satisfies Record<Mover, string>,
  reasons: {
    unpaid: 'Not paid in time',
    'not-shopped-in-time': 'Market day over before anybody shopped',
    'market-closed': 'Market closed',
    'nothing-bought': 'None of it was to be had',
    'no-agent': 'No agent free',
    'agent-silent': 'Agent did not answer',
    'agent-off': 'Agent stopped working',
    'not-reached': 'Number did not answer',
    'not-delivered': 'Never reached the customer',
    mind: 'Changed their mind',
    list: 'Mistake in the list',
    slow: 'Took too long',
    'own-words': 'In their own words',
    untold: 'No reason given',
  } satisfies Record<EndingReason, string>,
};

export const quality = {
  speed: {
    share: 'On time',
    shareText: (share: string) => `${share} of what was delivered came within the first promise.`,
    shareNone: 'Nothing was delivered, so nothing was late.',
    promise: 'Time of an order',
    stages: 'Time in each status',
    stagesText: (stage: string, median: string) =>
      `The longest stay is “${stage}”: half of them last up to ${median}.`,
    stagesNone: 'No order has ended, so no time is known yet.',
    median: 'Half took up to',
    p80: 'Four of five took up to',
    stays: 'Counted',
    over: 'Time in each status, over time',
    overText: 'The time that half of the orders took at most. All drawings have one scale.',
    names: {
      placed: 'Waits for confirmation',
      confirmed: 'Waits for an agent',
      assigned: 'Agent on the way there',
      shopping: 'Shopping, or at the stop',
      picked_up: 'Bought or picked up',
      ready_for_delivery: 'Ready to leave',
      on_the_way: 'On the way',
      whole: 'From promise to door',
    } satisfies Record<Stage, string>,
  },
  lists: {
    inTime: 'Lists written in five minutes',
    written: 'Lists written down',
    unreadable: 'Lists that nobody could read',
    text: (share: string) => `${share} of the voice notes and photos were written down within five minutes.`,
    none: 'None was written down.',
  },
  basket: {
    fill: 'Fill rate',
    fillText: (share: string, lines: string) =>
      `${share} of the ${lines === '1' ? 'one line' : `${lines} lines`} we looked for came to the door and stayed.`,
    fillNone: 'No line was looked for.',
    lines: 'What became of the lines',
    linesText: (lines: string) =>
      lines === '1' ? '1 line of an order that ended.' : `${lines} lines of orders that ended.`,
    found: 'Found',
    short: 'Less than asked',
    replaced: 'Replaced',
    unavailable: 'Not to be had',
    rejected: 'Refused at the door',
    guide: 'Paid against the guide',
    guideText: (share: string, paid: string, guide: string) =>
      `We paid ${share} of the price guide: ${paid} where it says ${guide}.`,
    guideNone: 'No line with a guide was bought.',
    above: 'Above the usual range',
    aboveText: (share: string) => `${share} of lines with a guide cost more than the usual range.`,
  },
};

export const customers = {
  all: 'Customers',
  first: 'First time',
  repeat: 'Came back',
  orders: 'Orders delivered',
  who: 'Who was brought something',
  whoText: (people: string, first: string) =>
    `${people === '1' ? '1 customer' : `${people} customers`}, ${first} of them for the first time.`,
  share: 'Customers who came back',
  shareText: (share: string) => `${share} had bought before, or bought twice within these days.`,
  shareNone: 'Nobody was brought anything on these days.',
  cohorts: 'Who stays with us',
  cohortsText: (share: string, month: string) =>
    `Of those who began in ${month}, ${share} came back in the month after.`,
  cohortsPlain: 'Of those who began in each month, how many came back in the months after.',
  cohortsNone: 'The first delivery begins the first month. Come back when orders have arrived.',
  began: 'Began in',
  people: 'Customers',
  monthAfter: (months: number) => `+${months}`,
  notOver: (share: string) => `${share} …`,
  notOverText: 'Where … stands, the month is not over.',
};

export const visits = {
  off: 'Not collected',
  offText: 'Visits and web vitals are not collected. The setting is “Collect visits” on the settings screen.',
  offAction: 'Go to the setting',
  offAsk: 'Somebody with the right for settings can switch it on.',
  nothing: 'No visit on these days',
  nothingText: 'Collecting is on. The first visits appear here within minutes.',
  title: 'Visits',
  text: (count: string, share: string) =>
    `${count === '1' ? '1 visit' : `${count} visits`}, ${share} of them from the installed app.`,
  installed: 'Installed app',
  browser: 'In the browser',
  stopped: 'Collecting is off now: nothing newer will come.',
  pages: 'Busiest pages',
  pagesText: (since: string) => `Since ${since}: which page a visit was of is kept for four weeks.`,
  vitals: 'How the pages feel',
  vitalsText: 'Three of four visits were at least this good.',
  samples: 'Measured',
  verdict: 'Verdict',
  names: {
    LCP: 'Main content is there',
    INP: 'Answer to a tap',
    CLS: 'Page jumps about',
    FCP: 'First sign of life',
    TTFB: 'Server answers',
  },
  verdicts: { good: 'Good', fair: 'Fair', poor: 'Poor' },
};
