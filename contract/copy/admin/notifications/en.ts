import type { BroadcastAudience, Broadcast } from '#contract/notifications/schema.ts';
import { log } from './en-log.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
const devices = (count: number) => (count === 1 ? '1 device' : `${count} devices`);

/** English (Nigeria): telling many people something, and what came of it. */
export const english = {
  intro: 'Tell people something, see how far it has come, and why somebody heard nothing.',
  write: 'Write a broadcast',
  back: 'Back to the broadcasts',
  tabs: { label: 'Parts', broadcasts: 'Broadcasts', log: 'Delivery log', hours: 'Hours and alarms' },
  more: 'Show more',
  audiences: {
    everybody: 'Everybody with news on',
    customers: 'Customers with news on',
    agents: 'Agents with news on',
    staff: 'The office, with news on',
    'early-access': 'The early-access list',
  } satisfies Record<BroadcastAudience, string>,
  states: {
    draft: 'Draft',
    scheduled: 'Waits for its time',
    sending: 'Going out',
    sent: 'Sent',
    cancelled: 'Cancelled',
  } satisfies Record<Broadcast['state'], string>,
  list: {
    title: 'Broadcasts',
    empty: 'Nothing was broadcast yet',
    emptyText:
      'A broadcast reaches people who switched news on, on their phones, even when the app is closed. Write one in both languages, look at it as a phone shows it, and send it now or later.',
    byHouse: 'By the system: we opened',
    by: (who: string, when: string) => `By ${who}, ${when}`,
    starts: (when: string) => `Goes out ${when}`,
    ended: (when: string) => `Over since ${when}`,
    goOn: 'Go on writing',
    goOnOf: (title: string) => `Go on writing: ${title}`,
    drop: 'Delete',
    dropOf: (title: string) => `Delete: ${title}`,
    stop: 'Stop it',
    stopOf: (title: string) => `Stop: ${title}`,
    stopTitle: (title: string) => `Stop “${title}”?`,
    stopText: (reached: number, waiting: number) =>
      `${people(reached)} ${reached === 1 ? 'has' : 'have'} heard it so far and ${reached === 1 ? 'keeps' : 'keep'} it. It goes to nobody else: ${devices(waiting)} of those it was on its way to ${waiting === 1 ? 'hears' : 'hear'} nothing. It cannot be started again.`,
    dropText: 'Nobody has heard it. It stays in the list as cancelled.',
    stopped: 'Stopped',
  },
  progress: {
    label: (title: string) => `How far it has come: ${title}`,
    people: (count: number) => `${people(count)} told`,
    sent: (count: number) => `${devices(count)} took it`,
    failed: (count: number) => `${devices(count)} did not`,
    waiting: (count: number) => `${devices(count)} to go`,
  },
  compose: {
    title: 'Write a broadcast',
    gone: 'This draft is not there any more',
    goneText: 'It was sent, deleted, or written long ago.',
    languages: { pcm: 'Pidgin', en: 'English' },
    languagesText: 'Each person reads it in their own language.',
    headline: 'Headline',
    body: 'What it says',
    left: (count: number) => (count === 1 ? '1 letter left' : `${count} letters left`),
    headlineRefused: 'A headline, at most 60 letters.',
    bodyRefused: 'A sentence or two, at most 240 letters.',
    link: 'Opens',
    linkHint: 'The screen that opens when somebody taps it. Only our own.',
    screens: {
      home: 'The first page',
      placeOrder: 'A new order',
      markets: 'All markets',
      orders: 'Their orders',
      track: 'Follow an order',
      profile: 'Their profile',
      agentRun: 'The agent’s run',
      agentEarnings: 'The agent’s earnings',
    },
    marketPage: (name: string) => `Market: ${name}`,
    audience: 'To whom',
    counting: 'Counting…',
    reach: (count: number, on: number) => `${people(count)} would hear it now, on ${devices(on)}.`,
    reachOf: (rest: number) =>
      rest === 0
        ? 'That is all of them.'
        : `Besides them ${people(rest)} belong to it who ${rest === 1 ? 'has' : 'have'} news off, or no device switched on.`,
    when: 'When',
    now: 'Now',
    later: 'At a time',
    day: 'Day',
    time: 'Time in Lagos',
    timeRefused: 'A day and a time that have not passed.',
    save: 'Save the draft',
    saved: 'Draft saved',
    goOn: 'Look and send',
    tryIt: 'Send it to myself',
    trying: 'Sending…',
    tried: (count: number) => `On its way to ${devices(count)} of yours`,
  },
  preview: {
    title: 'As a phone shows it',
    now: 'now',
    language: 'Language',
    theme: 'Light or dark',
    themes: { light: 'Light', dark: 'Dark' },
    size: 'Folded or open',
    sizes: { folded: 'Folded', open: 'Open' },
    noTitle: 'Your headline',
    noBody: 'What you write appears here.',
  },
  confirm: {
    title: 'Send this?',
    sendNow: 'Send it now',
    sendLater: 'Send it then',
    people: (count: number, on: number) =>
      `${people(count)} ${count === 1 ? 'hears' : 'hear'} it, on ${devices(on)}.`,
    nobody: 'Nobody would hear it: choose another audience.',
    at: (when: string) => `It goes out on ${when}; who hears it is counted again then.`,
    waits: (count: number) =>
      count === 0
        ? 'Nobody has quiet hours then.'
        : count === 1
          ? '1 person has quiet hours then, and hears it when they are over.'
          : `${people(count)} have quiet hours then, and hear it when they are over.`,
    way: 'It goes to devices alone. No text message is sent, so it costs nothing.',
    onceOut: 'Whoever has heard it has heard it; you can stop it for the rest while it goes out.',
    sent: 'It is going out',
    scheduled: (when: string) => `It waits for ${when}`,
  },
  hours: {
    title: 'The company’s quiet hours',
    text: 'What can wait is not told in these hours to anybody who has not chosen their own. Questions, offers and an order at the door are told all the same.',
    from: 'From',
    until: 'Until',
    none: 'From and until the same: no quiet hours.',
    save: 'Save the hours',
    saved: 'The quiet hours are saved',
    refused: 'Two times, like 22:00 and 06:00.',
  },
  alarms: {
    title: 'Alarms on my phone',
    text: 'An order without an agent, an agent who is silent, books that do not agree: it rings here even when the app is closed.',
    label: 'Tell me of alarms',
    quiet:
      'In your quiet hours they wait, and an hour later they are not told any more. The board has them all.',
    notYours: 'Alarms are of the order board, and go to those who may see it.',
    device: 'This phone',
  },
  opened: {
    title: '“We are open”',
    text: 'Those on the early-access list hear on their phones that the place is open, each of them once.',
    who: (count: number, on: number) => `${people(count)} would hear it now, on ${devices(on)}.`,
    nobody: 'Nobody would hear it now.',
    rest: (count: number) =>
      `${count === 1 ? '1 name' : `${count} names`} on the list cannot be told so: no account, notices not switched on, or told already. Write to them: the list below is a file for your letters.`,
    shut: 'It can be told when the gate is open.',
    tell: 'Tell them now',
    tellTitle: 'Tell the early-access list?',
    tellText: (count: number) =>
      `${people(count)} ${count === 1 ? 'hears' : 'hear'} that the place is open. By their devices alone: it costs nothing. It cannot be taken back.`,
    telling: 'It is going out',
    lastTold: (when: string) => `Told last on ${when}`,
    offer: 'Tell those who wait that we are open',
    offerText: (count: number) =>
      count === 0
        ? 'Nobody on the list would hear it now.'
        : `${people(count)} ${count === 1 ? 'hears' : 'hear'} it at once, or when the quiet hours are over, and only this once.`,
  },
  log,
};

export type AdminNoticesCopy = typeof english;
