import type { AdminNoticesCopy } from './en.ts';
import { log } from './pcm-log.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
const devices = (count: number) => (count === 1 ? '1 phone' : `${count} phones`);

/** Nigerian Pidgin: to tell plenty people something, and wetin come out of am. */
export const pidgin: AdminNoticesCopy = {
  intro: 'Tell people something, see how far e don go, and why person no hear.',
  write: 'Write broadcast',
  back: 'Go back to broadcasts',
  tabs: { label: 'Parts', broadcasts: 'Broadcasts', log: 'Delivery log', hours: 'Hours and alarms' },
  more: 'Show more',
  audiences: {
    everybody: 'Everybody wey on news',
    customers: 'Customers wey on news',
    agents: 'Agents wey on news',
    staff: 'Office people wey on news',
    'early-access': 'Early-access list',
  },
  states: {
    draft: 'Draft',
    scheduled: 'E dey wait for im time',
    sending: 'E dey go out',
    sent: 'E don go',
    cancelled: 'Cancelled',
  },
  list: {
    title: 'Broadcasts',
    empty: 'We never broadcast anything',
    emptyText:
      'Broadcast dey reach people wey on news, for their phone, even if app close. Write am for di two language, check how phone go show am, send am now or later.',
    byHouse: 'Na di system: di gate open',
    by: (who: string, when: string) => `${who} write am, ${when}`,
    starts: (when: string) => `E go comot ${when}`,
    ended: (when: string) => `E don finish since ${when}`,
    goOn: 'Continue to write',
    goOnOf: (title: string) => `Continue to write: ${title}`,
    drop: 'Throw am away',
    dropOf: (title: string) => `Throw away: ${title}`,
    stop: 'Stop am',
    stopOf: (title: string) => `Stop: ${title}`,
    stopTitle: (title: string) => `Stop “${title}”?`,
    stopText: (reached: number, waiting: number) =>
      `${people(reached)} don hear am, e go stay with dem. E no go reach anybody again: ${devices(waiting)} wey still dey wait no go hear. You no fit start am again.`,
    dropText: 'Nobody don hear am. E go stay for list as cancelled.',
    stopped: 'E don stop',
  },
  progress: {
    label: (title: string) => `How far e don go: ${title}`,
    people: (count: number) => `We don tell ${people(count)}`,
    sent: (count: number) => `${devices(count)} collect am`,
    failed: (count: number) => `${devices(count)} no collect am`,
    waiting: (count: number) => `${devices(count)} remain`,
  },
  compose: {
    title: 'Write broadcast',
    gone: 'Dis draft no dey again',
    goneText: 'E don go, somebody throw am away, or e don tey.',
    languages: { pcm: 'Pidgin', en: 'English' },
    languagesText: 'Each person go read am for im own language.',
    headline: 'Headline',
    body: 'Wetin e talk',
    left: (count: number) => (count === 1 ? '1 letter remain' : `${count} letters remain`),
    headlineRefused: 'Headline, e no fit pass 60 letters.',
    bodyRefused: 'One or two sentence, e no fit pass 240 letters.',
    link: 'E go open',
    linkHint: 'Di screen wey go open if person touch am. Na only our own.',
    screens: {
      home: 'First page',
      placeOrder: 'New order',
      markets: 'All markets',
      orders: 'Their orders',
      track: 'Follow order',
      profile: 'Their profile',
      agentRun: 'Agent run',
      agentEarnings: 'Agent earnings',
    },
    marketPage: (name: string) => `Market: ${name}`,
    audience: 'For who',
    counting: 'We dey count…',
    reach: (count: number, on: number) => `${people(count)} go hear am now, for ${devices(on)}.`,
    reachOf: (rest: number) =>
      rest === 0
        ? 'Na all of dem be dat.'
        : `${people(rest)} still dey inside, but dem off news or no phone dey on.`,
    when: 'When',
    now: 'Now now',
    later: 'For one time',
    day: 'Day',
    time: 'Time for Lagos',
    timeRefused: 'Day and time wey never pass.',
    save: 'Keep di draft',
    saved: 'We don keep di draft',
    goOn: 'Check am, send am',
    tryIt: 'Send am to myself',
    trying: 'E dey go…',
    tried: (count: number) => `E dey come to ${devices(count)} wey be your own`,
  },
  preview: {
    title: 'How phone go show am',
    now: 'now',
    language: 'Language',
    theme: 'Light abi dark',
    themes: { light: 'Light', dark: 'Dark' },
    size: 'Folded abi open',
    sizes: { folded: 'Folded', open: 'Open' },
    noTitle: 'Your headline',
    noBody: 'Wetin you write go show here.',
  },
  confirm: {
    title: 'Make we send dis one?',
    sendNow: 'Send am now',
    sendLater: 'Send am dat time',
    people: (count: number, on: number) => `${people(count)} go hear am, for ${devices(on)}.`,
    nobody: 'Nobody go hear am: choose other people.',
    at: (when: string) => `E go comot on ${when}; we go count who go hear am again dat time.`,
    waits: (count: number) =>
      count === 0
        ? 'Nobody get quiet hours dat time.'
        : `${people(count)} get quiet hours dat time, dem go hear am when e finish.`,
    way: 'Na only phones wey get app e dey go. No text message, so e no cost anything.',
    onceOut: 'Who don hear don hear; you fit stop am for di rest when e dey go out.',
    sent: 'E dey go out',
    scheduled: (when: string) => `E dey wait for ${when}`,
  },
  hours: {
    title: 'Quiet hours of di company',
    text: 'Wetin fit wait no go ring for dese hours for anybody wey never choose im own. Question, offer and order wey reach door go still ring.',
    from: 'From',
    until: 'Until',
    none: 'If from and until be di same: no quiet hours.',
    save: 'Save di hours',
    saved: 'We don save di quiet hours',
    refused: 'Two times, like 22:00 and 06:00.',
  },
  alarms: {
    title: 'Alarm for my phone',
    text: 'Order wey no get agent, agent wey no dey answer, books wey no agree: e go ring here even if app close.',
    label: 'Tell me about alarm',
    quiet: 'For your quiet hours dem dey wait, after one hour dem no go ring again. Di board get all of dem.',
    notYours: 'Alarm na for order board, e dey go to people wey fit see am.',
    device: 'Dis phone',
  },
  opened: {
    title: '“We don open”',
    text: 'People for early-access list go hear for their phone say we don open, each person once.',
    who: (count: number, on: number) => `${people(count)} go hear am now, for ${devices(on)}.`,
    nobody: 'Nobody go hear am now.',
    rest: (count: number) =>
      `${count === 1 ? '1 name' : `${count} names`} for di list no go fit hear am like dat: no account, notice no dey on, or dem don hear am before. Write dem: di list below na file for your letters.`,
    shut: 'You fit tell dem when di gate open.',
    tell: 'Tell dem now',
    tellTitle: 'Tell early-access list?',
    tellText: (count: number) =>
      `${people(count)} go hear say we don open. Na only for phone wey get app: e no cost anything. You no fit take am back.`,
    telling: 'E dey go out',
    lastTold: (when: string) => `Last time we tell dem na ${when}`,
    offer: 'Tell people wey dey wait say we don open',
    offerText: (count: number) =>
      count === 0
        ? 'Nobody for di list go hear am now.'
        : `${people(count)} go hear am at once, or when quiet hours finish, only dis once.`,
  },
  log,
};
