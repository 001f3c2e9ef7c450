import type { AgentState, AgentWork, Vehicle } from '#contract/agents/schema.ts';
import type { DeclineReason } from '#contract/dispatch/schema.ts';
import type { SeenErrand } from '#contract/orders/errands/schema.ts';
import type { RunPart } from '#contract/orders/run/schema.ts';
import { measureInEnglish, worthInEnglish } from '../measure-words.ts';
import { door } from './en-door.ts';
import { run, trouble } from './en-run.ts';

const vehicles: Record<Vehicle, string> = {
  'on-foot': 'On foot',
  bicycle: 'Bicycle',
  motorcycle: 'Motorcycle',
  keke: 'Keke',
  car: 'Car',
};

const works: Record<AgentWork, string> = {
  both: 'I buy and I deliver',
  shopper: 'I only buy at the market',
  rider: 'I only carry to the door',
};

const parts: Record<RunPart, string> = {
  whole: 'Buy and deliver',
  shopping: 'Buy and pack',
  door: 'Carry to the door',
};

const declineReasons: Record<DeclineReason, string> = {
  'too-far': 'It is too far',
  'too-heavy': 'The load is too heavy',
  'too-much': 'I have too much already',
  break: 'I am on a break',
  'not-safe': 'The place is not safe',
  other: 'Something else',
};

const states: Record<AgentState, string> = {
  applied: 'We are looking at your papers',
  verified: 'You are verified',
  suspended: 'You are suspended',
  refused: 'We could not take you this time',
};

const stateTexts: Record<AgentState, string> = {
  applied: 'A person looks at every application, mostly within a day. You will see the answer here.',
  verified: 'You can go online and take work.',
  suspended: 'You get no offers for now. Call us to talk about it.',
  refused: 'Read why, correct it, and apply again.',
};

export const english = {
  measure: measureInEnglish,
  worth: worthInEnglish,
  frame: {
    label: 'Your work',
    work: 'Work',
    run: 'My run',
    profile: 'Profile',
    online: 'Online',
    offline: 'Not online',
    sharing: 'Online · position shared',
    blind: 'no position',
    sent: 'All sent',
    waits: (count: number) => `${count} waiting`,
    noNetwork: 'No network',
  },
  apply: {
    title: 'Work as an agent',
    lead: 'You buy at the market and bring it to the door. Apply once; a person reads it.',
    strongerPassword:
      'An agent holds other people’s money. Set a password of at least 12 characters first; the form comes next.',
    who: 'Who you are',
    name: 'Your full name',
    nameHint: 'As it is on your ID.',
    nameRefused: 'Write your name.',
    phone: 'Phone number',
    phoneHint: 'Customers call you on it: 0803 123 4567.',
    phoneRefused: 'That is no Nigerian mobile number.',
    photo: 'Photo of your face',
    photoHint: 'Customers see it when you bring their things.',
    idPhoto: 'Photo of your ID card',
    idPhotoHint: 'NIN slip, voter’s card, licence or passport. Only those who verify see it.',
    photoRefused: 'Add this photo.',
    how: 'Your work',
    vehicle: 'How you move',
    vehicles,
    works: 'What you want to do',
    worksOf: works,
    markets: 'Your markets',
    city: 'Your city',
    cityHint: 'You work in one city. Choose its markets below.',
    marketsHint: 'Choose every market that you know well.',
    marketsRefused: 'Choose at least one market.',
    send: 'Apply',
    sending: 'Sending…',
    again: 'Apply again',
    kept: 'What you write stays on this phone until you send it.',
    noNetwork: 'There is no network. What you wrote is saved: send it when the network is back.',
    states,
    stateTexts,
    reason: (reason: string) => `Why: ${reason}`,
    sentOn: (when: string) => `You applied ${when}.`,
    toWork: 'Go to work',
    staff: 'This account is for the office. Use another account to work as an agent.',
  },
  photo: {
    take: 'Take a photo',
    another: 'Take another one',
    working: 'Making it small…',
    sending: (percent: number) => `On its way: ${percent} %`,
    there: 'It arrived',
    unreadable: 'We cannot read this picture. Take another one.',
    lost: 'It did not arrive.',
    retry: 'Try again',
    remove: 'Remove the photo',
    of: (what: string) => `Photo: ${what}`,
  },
  home: {
    hello: (name: string) => `Hello, ${name}`,
    onlineTitle: 'You are online',
    offlineTitle: 'You are not online',
    offlineText: 'Choose your market and go online: then work comes to this phone.',
    market: 'Where are you today?',
    goOnline: 'Go online',
    going: 'Going online…',
    goOffline: 'Stop offers for now',
    stopping: 'Stopping…',
    since: (when: string, market: string) => `${market}, since ${when}`,
    shared:
      'While you are online, this phone sends us where you are, and a customer whose things you carry sees it. It stops the moment you go offline.',
    denied:
      'This phone does not let us see where you are, so far-away people get offers before you. Open the browser’s settings for this page and allow “Location”.',
    unknown: 'This phone does not know where it is yet. Stand under the open sky for a moment.',
    waitingText: 'Keep this page open: an offer rings, and you have a minute to take it.',
    runTitle: 'What you carry',
    orders: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
    toRun: 'Go on with my run',
    needsNetwork: 'There is no network. Offers come when it is back.',
  },
  hours: {
    title: 'Your hours',
    lead: 'The office counts on you then. Go online in time: nothing does it for you.',
    choose: 'Choose hours to work',
    change: 'Change your hours',
    text: 'Tick the hours that you will work. You can take yourself off until an hour begins; where customers wait for you and it begins soon, ask the office.',
    market: 'Market',
    day: 'Day',
    hours: 'Hours',
    elsewhere: (market: string) => `You are down at ${market} then`,
    gaveUp: (market: string) => `You gave this hour up at ${market}: ask the office`,
    needsNetwork: 'With network you can change your hours.',
  },
  ownWork: {
    title: 'Your markets and vehicle',
    save: 'Save',
    saved: 'Your work is changed',
  },
  float: {
    free: (money: string) => `Free to buy with: ${money}`,
    low: 'With so little company money hardly an order can come to you.',
    ask: 'Ask the office for money',
    asked: (time: string) =>
      `You asked at ${time}: it stands on the office’s screen until they give you some. You see it here then.`,
    needsNetwork: 'With network you can ask for money here.',
    short: (money: string) => `Only ${money} of company money is with you: get more before you buy.`,
  },
  toWork: {
    title: 'Your work',
    text: 'What you ordered for yourself is below. Offers and your run are here:',
    go: 'Go to my work',
  },
  offers: {
    title: 'An offer for you',
    left: (seconds: number) => `${seconds} s left`,
    earn: 'You earn',
    pay: {
      share: (percent: number, fee: string) => `${percent} % of the ${fee} delivery fee`,
      floor: (money: string) => `the least for an order is ${money}`,
      half: (reason: string) => `half, ${reason}`,
      because: (money: string, reason: string) => `${money}: ${reason}`,
      perItem: (money: string, most: string) => `And ${money} for each item you buy, up to ${most}`,
    },
    parts,
    errands: {
      fetch: 'Errand to a shop',
      carry: 'A parcel to carry',
      do: 'Something to do',
    } satisfies Record<SeenErrand['kind'], string>,
    from: (name: string, place: string) => `${name} hands it to you at ${place}`,
    items: (items: number) => (items === 1 ? '1 item' : `${items} items`),
    kilometres: (kilometres: string) => `${kilometres} km`,
    goods: (money: string) => `about ${money} of goods`,
    weighs: (weight: string) => `it weighs about ${weight}`,
    due: (time: string) => `promised by ${time}`,
    window: (from: string, to: string) => `wanted between ${from} and ${to}`,
    orders: (count: number) => `${count} orders together`,
    more: (names: string, more: number) => `${names} and ${more} more`,
    accept: 'Take it',
    accepting: 'Taking it…',
    decline: 'No',
    goBack: 'Back',
    declineTitle: 'Why not this one?',
    declineText: 'It goes to the next agent at once.',
    declineReasons,
    lost: 'This offer is over',
    lostText: 'The minute passed, or it was taken back. Another one will come.',
    taken: 'It is yours',
    takenText: 'Everything about it is under My run.',
    ring: 'A new offer',
  },
  run,
  trouble,
  door,
};

export type AgentCopy = typeof english;
