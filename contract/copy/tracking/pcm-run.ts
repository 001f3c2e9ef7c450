import type { Vehicle } from '#contract/agents/schema.ts';
import type * as english from './en-run.ts';

/** Questions wey dey wait for customer as person stand for stall. */
export const questions: typeof english.questions = {
  waiting: (count) => (count === 1 ? 'Agent dey ask you something' : `Agent dey ask you ${count} things`),
  price: (amount, name, money) => `Make we buy ${amount} ${name} for ${money}?`,
  priceOfWorth: (name, money) => `Make we pay ${money} for ${name}?`,
  replacement: (wanted, amount, name, money) =>
    `No ${wanted} dey. Make we buy ${amount} ${name} for ${money} instead?`,
  photo: (name) => `Photo of ${name} where dem dey sell am`,
  photoAway: 'Dis photo no fit show now',
  asked: (what) => `You ask for ${what}`,
  atMost: (money) => `no pass ${money}`,
  usual: (money) => `dem dey sell am like ${money}`,
  noUsual: 'nobody know how dem dey sell am yet',
  together: 'For everything wey dey down:',
  bill: (before, after) => `If you say yes, your money go move from ${before} reach ${after}.`,
  limit: (money) => `Your limit still be ${money}.`,
  newLimit: (before, after) => `Your limit go move from ${before} reach ${after}.`,
  left: (time) => `${time} remain`,
  leftLabel: 'Time wey remain to answer',
  over: 'Time don finish. We dey check wetin happen.',
  silence: 'If you no answer, we no go buy am, and you no go pay for am.',
  yes: 'Yes, buy am',
  no: 'No buy am',
  sending: 'We dey send your answer…',
  trying: 'Network no good. We still dey send your answer; abeg no close dis page.',
  said: { yes: 'You don say yes', no: 'You don say no' },
  done: { yes: (name) => `${name}: agent go buy am`, no: (name) => `${name}: we no go buy am` },
  tooLate: (name) => `Your answer for ${name} come late. Di list for down dey show wetin happen.`,
  failed: (name, why) => `Your answer for ${name} no enter: ${why}`,
  leftOut: (name) => `No answer come for ${name}, so we no buy am.`,
  withdrawn: (name) => `Agent don collect di question for ${name} back.`,
  rejection: (name) => `You return ${name} for door. One of our people dey decide am now.`,
  close: 'I don read am',
  bar: (name) => `Your agent dey ask you about ${name}.`,
  barLabel: 'Question about your order',
  toAnswer: 'Answer am',
};

/** While the agent stands there. */
export const atDoor: typeof english.atDoor = {
  sentence: 'Your agent don reach your door with your things.',
  step: 'E don reach your door',
  status: 'E dey for door',
};

/** Asks whether an order that was handed over without network has arrived. */
export const received: typeof english.received = {
  sentence: 'Your agent talk say your order don reach you.',
  title: 'You don collect am?',
  text: 'Your agent talk say e give you your things when network no dey. Na only you know.',
  yes: 'Yes, I don collect am',
  no: 'No, e no reach me',
  pending: 'We dey send your answer…',
  done: { yes: 'Thank you. Di delivery don confirm', no: 'Abeg no vex. Office dey check am now' },
  saidNo: 'You talk say e no reach you. Office dey check am. If e reach later, tell us.',
  tooLate: 'Office don decide am. Look down see how di order be.',
};

/** Di four numbers wey dey finish delivery. */
export const pin: typeof english.pin = {
  title: 'Your PIN',
  text: 'Tell agent dis four numbers only when your things don enter your hand.',
  textOfReceiver: (name) => `${name} go tell agent dis four numbers, only when di things don enter hand.`,
  spoken: (digits) => `PIN: ${digits}`,
};

/** Another time, because nobody fit take di order. */
export const newTime: typeof english.newTime = {
  title: 'Nobody fit take your order on time',
  text: (when) => `Abeg no vex. We fit start to buy ${when}, or we go return everything give you.`,
  until: (time) => `Answer before ${time}. If you no answer, di order go cancel and everything go come back.`,
  yes: 'Take di new time',
  no: 'Return everything',
  pending: 'We dey send your answer…',
  done: { yes: 'Di new time don stand', no: 'Di order don cancel, everything dey come back' },
  tooLate: 'Time to answer don finish. See how di order dey for down.',
};

const vehicles: Record<Vehicle, string> = {
  'on-foot': 'waka come',
  bicycle: 'come with bicycle',
  motorcycle: 'come with okada',
  keke: 'come with keke',
  car: 'come with motor',
};

/** Section about the agent who brings the order. */
export const carrier: typeof english.carrier = {
  title: 'Your agent',
  photo: (name) => `Photo of ${name}`,
  comes: (name, vehicle) => `${name} dey ${vehicles[vehicle]}.`,
  goes: (name, market) => `${name} dey go ${market}.`,
  buys: (name) => `${name} dey buy your things.`,
  stands: (name, receiver) => `${name} don reach ${receiver ?? 'your'} door.`,
  away: (kilometres, receiver) => `E remain like ${kilometres} km to ${receiver ?? 'your'} door.`,
  near: (receiver) => `E don near ${receiver ?? 'your'} door well well.`,
  seen: (when) => `We see am by ${when}.`,
  seenAge: (age) => `Dat one don reach ${age}.`,
  unknown: 'We no know where e dey right now.',
  offline: 'Network no dey: di map dey wait for am.',
  map: 'Map',
  market: 'Market',
  door: (receiver) => (receiver === null ? 'Your door' : `${receiver} door`),
  mapLoading: 'Di map dey come…',
  mapFailed: 'Di map no gree load.',
  closer: 'Bring am near',
  further: 'Push am far',
};

/** Wetin we get for each line, and how much e don reach. */
export const got: typeof english.got = {
  of: (amount, name) => `We get ${amount} ${name}`,
  instead: (amount, name) => `We buy ${amount} ${name} instead`,
  free: 'e no cost anything',
  photo: (place, name) => `Photo ${place} of ${name}`,
  receipt: (place) => `Photo ${place} of di receipts`,
  receipts: 'Di receipts',
  receiptsText: 'Wetin di sellers write, as agent snap am.',
  soFar: (bought, all) => `Wetin we don buy (${bought} out of ${all})`,
  billSoFar: 'E don reach',
  guessed: (money) => `When we start, we guess say everything go be ${money}.`,
  final: 'Di money don final. E fit only come down, if you return something for door.',
  feeBack: 'Delivery money wey come back: e late',
  change: (money) => `E take ${money} less than di most wey you agree.`,
};
