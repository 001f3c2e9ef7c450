const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

/** What is said of what is on this phone only, in English. */
export const english = {
  title: 'Waiting to be sent',
  none: 'Nothing is waiting. Everything you sent has gone.',
  some: (count: number) =>
    count === 1
      ? '1 thing you sent waits on this phone. It goes by itself when network comes back.'
      : `${count} things you sent wait on this phone. They go by themselves when network comes back.`,
  keepsNothing:
    'This browser keeps nothing, as in a private window. What you send goes only while this page is open.',
  notice: {
    waits: (count: number) => `${things(count)} still to be sent`,
    refused: (count: number) => `${things(count)} could not be sent`,
    draft: 'Your order was not taken',
    look: 'Look',
  },
  kind: {
    order: 'An order',
    step: 'Work on an order',
    count: 'Your count of the cash',
    message: 'A message',
    answer: 'Your answer to a question',
    other: 'Something from this phone',
  },
  draft: { title: 'Your order was not taken', mend: 'Open it and put it right' },
  items: (names: string, more: number) => (more === 0 ? names : `${names} and ${more} more`),
  stands: {
    waits: 'Waits for network',
    held: 'Waits for the one before it',
    refused: 'Not taken',
  },
  age: {
    now: 'from just now',
    minutes: (count: number) => `from ${count} min ago`,
    hours: (count: number) => (count === 1 ? 'from an hour ago' : `from ${count} hours ago`),
    days: (count: number) => (count === 1 ? 'from yesterday' : `from ${count} days ago`),
  },
  again: 'Send again',
  mend: 'Mend it',
  drop: 'Drop it',
  dropTitle: 'Drop this?',
  dropText: (what: string) => `${what} has not reached us. If you drop it, nobody will see it.`,
  dropBehind: (count: number) => `${things(count)} behind it will then be sent without it.`,
  keep: 'Keep it',
  dropped: 'Dropped',
  undo: 'Take it back',
  broken: (count: number) =>
    `${things(count)} on this phone cannot be read any more, so it is not known what was meant.`,
  dropBroken: 'Clear that away',
  others: (count: number) =>
    `${things(count)} of another account is on this phone too. It goes when that person signs in here again.`,
  leaving: {
    title: 'Not everything is sent',
    text: (count: number) =>
      `${things(count)} on this phone only. If you sign out now, what is not sent is lost.`,
    wait: 'Send first, then sign out',
    waiting: 'Sending. You are signed out as soon as everything has gone.',
    offline: 'There is no network now. Stay signed in, and everything goes when network comes back.',
    drop: 'Drop it and sign out',
    allSent: 'Everything has gone. You can sign out.',
    leave: 'Sign out',
    stay: 'Stay signed in',
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
