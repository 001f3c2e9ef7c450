const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

/** Copy about writes that wait on this phone, in English. */
export const english = {
  title: 'Waiting to be sent',
  none: 'Nothing is waiting. Everything you sent has gone.',
  some: (count: number) =>
    count === 1
      ? '1 thing you sent is waiting on this phone. It will be sent by itself when network comes back.'
      : `${count} things you sent are waiting on this phone. They will be sent by themselves when network comes back.`,
  keepsNothing:
    'This browser saves nothing, as in a private window. What you send goes out only while this page is open.',
  notice: {
    waits: (count: number) => `${things(count)} still to be sent`,
    refused: (count: number) => `${things(count)} could not be sent`,
    draft: 'Your order was not accepted',
    look: 'Look',
  },
  kind: {
    order: 'An order',
    step: 'Work on an order',
    count: 'Your count of the cash',
    prices: 'What the stalls ask',
    goods: 'Goods you brought back',
    list: 'A list to be written down',
    message: 'A message',
    answer: 'Your answer to a question',
    other: 'Something from this phone',
  },
  list: { title: 'A list you have not ordered yet', open: 'Go on with it' },
  draft: { title: 'Your order was not accepted', mend: 'Open it and correct it' },
  items: (names: string, more: number) => (more === 0 ? names : `${names} and ${more} more`),
  prices: (count: number) => (count === 1 ? '1 price' : `${count} prices`),
  stands: {
    waits: 'Waiting for network',
    held: 'Waiting for the one before it',
    refused: 'Not accepted',
  },
  age: {
    now: 'from just now',
    minutes: (count: number) => `from ${count} min ago`,
    hours: (count: number) => (count === 1 ? 'from an hour ago' : `from ${count} hours ago`),
    days: (count: number) => (count === 1 ? 'from yesterday' : `from ${count} days ago`),
  },
  again: 'Send again',
  mend: 'Correct it',
  drop: 'Delete it',
  dropTitle: 'Delete this?',
  dropText: (what: string) => `${what} has not reached us. If you delete it, nobody will see it.`,
  dropBehind: (count: number) => `${things(count)} waiting behind it will then be sent without it.`,
  keep: 'Keep it',
  dropped: 'Deleted',
  undo: 'Take it back',
  broken: (count: number) =>
    `${things(count)} on this phone cannot be read any more, so it is not known what was meant.`,
  dropBroken: 'Clear that away',
  others: (count: number) =>
    `${things(count)} from another account is on this phone too. It will be sent when that person signs in here again.`,
  leaving: {
    title: 'Not everything is sent',
    text: (count: number) =>
      `${things(count)} on this phone only. If you sign out now, what is not sent is lost.`,
    wait: 'Send first, then sign out',
    waiting: 'Sending. You are signed out as soon as everything has gone.',
    offline: 'There is no network now. Stay signed in, and everything goes when network comes back.',
    drop: 'Delete it and sign out',
    allSent: 'Everything has gone. You can sign out.',
    leave: 'Sign out',
    stay: 'Stay signed in',
  },
  clearing: {
    title: 'Not everything is sent',
    text: (count: number) =>
      `${things(count)} on this phone only. If you clear the phone now, what is not sent is lost.`,
    wait: 'Send first, then clear',
    waiting: 'Sending. The phone is cleared as soon as everything has gone.',
    offline: 'There is no network now. Everything goes when network comes back.',
    drop: 'Delete it and clear the phone',
    allSent: 'Everything has gone. You can clear the phone.',
    leave: 'Clear the phone',
    stay: 'Do not clear it',
  },
  deleting: {
    title: 'Not everything is sent',
    text: (count: number) =>
      `${things(count)} on this phone only. If you delete your account, what is not sent is lost.`,
    wait: 'Send first, then go on',
    waiting: 'Sending. You go on as soon as everything has gone.',
    offline: 'There is no network now. Everything goes when network comes back.',
    drop: 'Go on without it',
    allSent: 'Everything has gone. You can go on.',
    leave: 'Go on',
    stay: 'Keep my account',
  },
};

export type WaitingCopy = typeof english;
