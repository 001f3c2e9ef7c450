import type { Vehicle } from '#contract/agents/schema.ts';

/** Questions that wait for the customer while somebody stands at the stall. */
export const questions = {
  waiting: (count: number) =>
    count === 1 ? 'Your agent is asking you something' : `Your agent is asking you ${count} things`,
  price: (amount: string, name: string, money: string) => `Buy ${amount} ${name} for ${money}?`,
  priceOfWorth: (name: string, money: string) => `Pay ${money} for ${name}?`,
  replacement: (wanted: string, amount: string, name: string, money: string) =>
    `There is no ${wanted}. Buy ${amount} ${name} for ${money} instead?`,
  photo: (name: string) => `Photo of ${name} where it is sold`,
  photoAway: 'The photo cannot be shown now',
  asked: (what: string) => `You asked for ${what}`,
  atMost: (money: string) => `at most ${money}`,
  usual: (money: string) => `usually ${money}`,
  noUsual: 'no usual price known yet',
  together: 'For all of them together:',
  bill: (before: string, after: string) => `If you say yes, your bill goes from ${before} to ${after}.`,
  limit: (money: string) => `Your limit stays ${money}.`,
  newLimit: (before: string, after: string) => `Your limit goes up from ${before} to ${after}.`,
  left: (time: string) => `${time} left`,
  leftLabel: 'Time left to answer',
  over: 'Time is up. We are checking what happened.',
  silence: 'If you do not answer, we do not buy it and you pay nothing for it.',
  yes: 'Yes, buy it',
  no: 'No, do not buy it',
  sending: 'Sending your answer…',
  trying: 'The network is bad. We keep sending your answer; leave this page open.',
  said: { yes: 'You said yes', no: 'You said no' },
  done: {
    yes: (name: string) => `${name}: the agent will buy it`,
    no: (name: string) => `${name}: not bought`,
  },
  tooLate: (name: string) => `Your answer about ${name} came too late. The list below shows what happened.`,
  failed: (name: string, why: string) => `Your answer about ${name} did not count: ${why}`,
  leftOut: (name: string) => `No answer came about ${name}, so we did not buy it.`,
  withdrawn: (name: string) => `The agent withdrew the question about ${name}.`,
  rejection: (name: string) => `You gave ${name} back at the door. Our office is deciding about it now.`,
  close: 'Close',
  bar: (name: string) => `Your agent is asking about ${name}.`,
  barLabel: 'A question about your order',
  toAnswer: 'Answer',
};

/** The four numbers that finish a delivery. */
export const pin = {
  title: 'Your PIN',
  text: 'Give the agent these four numbers only when you have your things in your hands.',
  textOfReceiver: (name: string) =>
    `${name} gives the agent these four numbers, only when the things are in their hands.`,
  spoken: (digits: string) => `PIN: ${digits}`,
};

/** While the agent stands there. */
export const atDoor = {
  sentence: 'Your agent is at your door with your things.',
  step: 'At your door',
  status: 'At the door',
};

/** The question whether a delivery without network reached them. */
export const received = {
  sentence: 'Your agent says that your order is with you.',
  title: 'Did you get your things?',
  text: 'Your agent says that they gave them to you while the network was away. Only you know.',
  yes: 'Yes, I got it',
  no: 'No, I did not',
  pending: 'Sending your answer…',
  done: { yes: 'Thank you. The delivery is confirmed', no: 'Sorry. The office is looking into it now' },
  saidNo:
    'You said that it did not reach you. The office is looking into it. If it reaches you after all, tell us.',
  tooLate: 'The office has already decided. See the order below.',
};

/** A later time, because nobody could take the order. */
export const newTime = {
  title: 'Nobody could take your order in time',
  text: (when: string) =>
    `We are sorry. We can start buying ${when} instead, or cancel it and return whatever you paid.`,
  until: (time: string) =>
    `Answer by ${time}. If you do not, the order is cancelled and whatever you paid comes back.`,
  yes: 'Take the new time',
  no: 'Cancel the order',
  pending: 'Sending your answer…',
  done: { yes: 'The new time is set', no: 'The order is cancelled. Whatever you paid comes back' },
  tooLate: 'The time to answer is over. See the order below.',
};

const vehicles: Record<Vehicle, string> = {
  'on-foot': 'on foot',
  bicycle: 'by bicycle',
  motorcycle: 'by motorcycle',
  keke: 'by keke',
  car: 'by car',
};

const whose = (receiver: string | null) => (receiver === null ? 'your' : `${receiver}’s`);

/** Section about the agent who brings the order. */
export const carrier = {
  title: 'Your agent',
  photo: (name: string) => `Photo of ${name}`,
  comes: (name: string, vehicle: Vehicle) => `${name} is coming ${vehicles[vehicle]}.`,
  goes: (name: string, market: string) => `${name} is on the way to ${market}.`,
  buys: (name: string) => `${name} is buying your things.`,
  stands: (name: string, receiver: string | null) => `${name} is at ${whose(receiver)} door.`,
  away: (kilometres: string, receiver: string | null) =>
    `About ${kilometres} km from ${whose(receiver)} door.`,
  near: (receiver: string | null) => `Very near ${whose(receiver)} door.`,
  seen: (when: string) => `Seen at ${when}.`,
  seenAge: (age: string) => `That was ${age} ago.`,
  unknown: 'We do not know where they are right now.',
  offline: 'No network. The map loads when it is back.',
  map: 'Map',
  market: 'Market',
  door: (receiver: string | null) => (receiver === null ? 'Your door' : `${receiver}’s door`),
  mapLoading: 'Loading the map…',
  mapFailed: 'The map could not be loaded.',
  closer: 'Zoom in',
  further: 'Zoom out',
};

/** Section about items bought and their sum so far. */
export const got = {
  of: (amount: string, name: string) => `Got ${amount} ${name}`,
  instead: (amount: string, name: string) => `Instead: ${amount} ${name}`,
  free: 'costs nothing',
  photo: (place: number, name: string) => `Photo ${place} of ${name}`,
  receipt: (place: number) => `Photo ${place} of the receipts`,
  receipts: 'The receipts',
  receiptsText: 'What the sellers wrote down, as the agent photographed it.',
  soFar: (bought: number, all: number) => `Bought so far (${bought} of ${all})`,
  billSoFar: 'So far',
  guessed: (money: string) => `Our estimate at the start was ${money} in all.`,
  final: 'The bill is final. It only gets smaller if you give an item back at the door.',
  feeBack: 'Delivery fee returned: it came too late',
  change: (money: string) => `${money} below your limit.`,
};
