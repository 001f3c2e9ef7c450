import type { Vehicle } from '#contract/agents/schema.ts';

/** Questions that wait for the customer while somebody stands at the stall. */
export const questions = {
  waiting: (count: number) =>
    count === 1 ? 'The agent asks you something' : `The agent asks you ${count} things`,
  price: (amount: string, name: string, money: string) => `Buy ${amount} ${name} for ${money}?`,
  replacement: (wanted: string, amount: string, name: string, money: string) =>
    `There is no ${wanted}. Take ${amount} ${name} for ${money} instead?`,
  photo: (name: string) => `Photo of ${name} at the stall`,
  photoAway: 'The photo cannot be shown now',
  asked: (what: string) => `You asked for ${what}`,
  atMost: (money: string) => `at most ${money}`,
  usual: (money: string) => `usually ${money}`,
  noUsual: 'nobody knows a usual price yet',
  bill: (before: string, after: string) => `A yes takes your bill from ${before} to ${after}.`,
  limit: (money: string) => `Your limit stays ${money}.`,
  newLimit: (before: string, after: string) => `It raises your limit from ${before} to ${after}.`,
  left: (time: string) => `${time} left`,
  leftLabel: 'Time left to answer',
  over: 'Time is up. We are looking what became of it.',
  silence: 'Without an answer it is left out and costs nothing.',
  yes: 'Yes, buy it',
  no: 'No, leave it out',
  sending: 'Sending your answer…',
  trying: 'The network is bad. We keep sending your answer; leave this page open.',
  said: { yes: 'You said yes', no: 'You said no' },
  done: { yes: (name: string) => `${name}: the agent buys it`, no: (name: string) => `${name}: left out` },
  tooLate: (name: string) => `Your answer about ${name} came too late. The list below says what was done.`,
  failed: (name: string, why: string) => `Your answer about ${name} was not taken: ${why}`,
  leftOut: (name: string) => `No answer came about ${name}, so it is left out.`,
  withdrawn: (name: string) => `The agent took the question about ${name} back.`,
  rejection: (name: string) =>
    `You gave ${name} back at the door. A person of ours is deciding about it now.`,
  close: 'I have read it',
};

/** The four numbers that finish a delivery. */
export const pin = {
  title: 'Your PIN',
  text: 'Tell these four numbers to the agent only when your things are in your hand.',
  spoken: (digits: string) => `PIN: ${digits}`,
};

/** The question whether a delivery without network reached them. */
export const received = {
  sentence: 'Your agent says that your order is with you.',
  title: 'Did you get your things?',
  text: 'Your agent says that they gave them to you while the network was away. Only you know.',
  yes: 'Yes, I got it',
  no: 'No, I did not',
  pending: 'Sending your answer…',
  done: { yes: 'Thank you. The delivery is confirmed', no: 'Sorry. The office looks into it at once' },
  saidNo: 'You said that it did not reach you. The office is looking into it. If it came after all, say so.',
  tooLate: 'The office has decided meanwhile. See below how the order stands.',
};

/** A later time, because nobody could take the order. */
export const newTime = {
  title: 'Nobody could take your order in time',
  text: (when: string) => `We are sorry. We can start buying ${when} instead, or give you everything back.`,
  until: (time: string) =>
    `Answer by ${time}. Without an answer the order is cancelled and everything comes back.`,
  yes: 'Take the new time',
  no: 'Everything back',
  pending: 'Sending your answer…',
  done: { yes: 'The new time stands', no: 'The order is cancelled, everything comes back' },
  tooLate: 'The time to answer is over. See below how the order stands.',
};

const vehicles: Record<Vehicle, string> = {
  'on-foot': 'on foot',
  bicycle: 'by bicycle',
  motorcycle: 'by motorcycle',
  keke: 'by keke',
  car: 'by car',
};

/** Who brings the order, and where they are. */
export const carrier = {
  title: 'Your agent',
  photo: (name: string) => `Photo of ${name}`,
  comes: (name: string, vehicle: Vehicle) => `${name} comes ${vehicles[vehicle]}.`,
  buys: (name: string) => `${name} buys your things.`,
  away: (kilometres: string) => `About ${kilometres} km from your door.`,
  near: 'Very near to your door.',
  seen: (when: string) => `Seen at ${when}.`,
  seenAge: (age: string) => `That is ${age} old.`,
  unknown: 'We do not know where they are right now.',
  offline: 'No network: the map waits for it.',
  map: 'Map',
  market: 'Market',
  door: 'Your door',
  mapLoading: 'The map is coming…',
  mapFailed: 'The map could not be loaded.',
  closer: 'Zoom in',
  further: 'Zoom out',
};

/** What was got of each line, and what it comes to so far. */
export const got = {
  of: (amount: string, name: string) => `Got ${amount} ${name}`,
  instead: (amount: string, name: string) => `Instead: ${amount} ${name}`,
  free: 'costs nothing',
  photo: (place: number, name: string) => `Photo ${place} of ${name}`,
  receipt: (place: number) => `Photo ${place} of the receipts`,
  receipts: 'The receipts',
  receiptsText: 'What the stalls wrote down, as the agent photographed it.',
  soFar: (bought: number, all: number) => `Bought so far (${bought} of ${all})`,
  billSoFar: 'So far',
  guessed: (money: string) => `At the start we guessed ${money} in all.`,
  final: 'The bill is final. It can only get smaller, by something you give back at the door.',
  feeBack: 'Delivery money back: it came too late',
  change: (money: string) => `${money} less than you agreed to at most.`,
};
