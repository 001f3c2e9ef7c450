import type { WaitingCopy } from './en.ts';

const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

/** Copy about writes that wait on this phone, in Pidgin. */
export const pidgin: WaitingCopy = {
  title: 'Wetin dey wait to go',
  none: 'Nothing dey wait. Everything wey you send don go.',
  some: (count) =>
    count === 1
      ? '1 thing wey you send still dey wait for dis phone. E go send by itself when network come back.'
      : `${count} things wey you send still dey wait for dis phone. Dem go send by demself when network come back.`,
  keepsNothing:
    'Dis browser no dey keep anything, like private window. Wetin you send go only go as long as dis page dey open.',
  notice: {
    waits: (count) => `${things(count)} never go`,
    refused: (count) => `${things(count)} no fit go`,
    draft: 'Your order never enter',
    look: 'Look am',
  },
  kind: {
    order: 'One order',
    step: 'Work for one order',
    count: 'Di money wey you count',
    prices: 'Price wey you write',
    goods: 'Goods wey you bring back',
    list: 'One list wey we go write',
    message: 'One message',
    answer: 'Your answer to question',
    other: 'Something from dis phone',
  },
  list: { title: 'One list wey you never order', open: 'Continue with am' },
  draft: { title: 'Your order never enter', mend: 'Open am, make you correct am' },
  items: (names, more) => (more === 0 ? names : `${names} and ${more} more`),
  prices: (count) => (count === 1 ? '1 price' : `${count} prices`),
  stands: {
    waits: 'Dey wait for network',
    held: 'Dey wait for di one wey dey front',
    refused: 'Dem no take am',
  },
  age: {
    now: 'from just now',
    minutes: (count) => `from ${count} min ago`,
    hours: (count) => (count === 1 ? 'from one hour ago' : `from ${count} hours ago`),
    days: (count) => (count === 1 ? 'from yesterday' : `from ${count} days ago`),
  },
  again: 'Send am again',
  mend: 'Correct am',
  drop: 'Comot am',
  dropTitle: 'Make we comot am?',
  dropText: (what) => `${what} never reach us. If you comot am, nobody go see am.`,
  dropBehind: (count) => `${things(count)} wey dey behind go send without am.`,
  keep: 'No, keep am',
  dropped: 'E don comot',
  undo: 'Bring am back',
  broken: (count) => `${things(count)} for dis phone no dey readable again, so we no know wetin e be.`,
  dropBroken: 'Clear am',
  others: (count) =>
    `${things(count)} of another account still dey dis phone. E go send when di person sign in here again.`,
  leaving: {
    title: 'E get wetin never go',
    text: (count) => `${things(count)} dey dis phone only. If you sign out now, wetin never go don loss.`,
    wait: 'Send am first, then sign out',
    waiting: 'E dey go. You go sign out once everything don go.',
    offline: 'Network no dey now. No sign out yet, everything go send when network come back.',
    drop: 'Comot am, sign out',
    allSent: 'Everything don go. You fit sign out.',
    leave: 'Sign out',
    stay: 'No sign out',
  },
  clearing: {
    title: 'E get wetin never go',
    text: (count) =>
      `${things(count)} dey dis phone only. If you clear di phone now, wetin never go don loss.`,
    wait: 'Send am first, then clear',
    waiting: 'E dey go. Di phone go clear once everything don go.',
    offline: 'Network no dey now. Everything go send when network come back.',
    drop: 'Comot am, clear di phone',
    allSent: 'Everything don go. You fit clear di phone.',
    leave: 'Clear di phone',
    stay: 'No clear am',
  },
  deleting: {
    title: 'E get wetin never go',
    text: (count) =>
      `${things(count)} dey dis phone only. If you delete your account, wetin never go don loss.`,
    wait: 'Send am first, then go on',
    waiting: 'E dey go. You go fit go on once everything don go.',
    offline: 'Network no dey now. Everything go send when network come back.',
    drop: 'Comot am, go on',
    allSent: 'Everything don go. You fit go on.',
    leave: 'Go on',
    stay: 'Keep my account',
  },
};
