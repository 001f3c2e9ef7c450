import type { LoadClass } from '#contract/lists/load/load-class.ts';

/** The stop of an errand, in words of its own. */
const stopWords = {
  elsewhere: 'Its area is not here',
  chooseArea: 'Choose the area',
  nameOnly: 'The name alone: no link and no phone number.',
  landmarkHint: 'So that the agent does not go wrong. You may leave it empty.',
  more: 'Mark it on the map',
  here: 'I am there now',
  pinned: (area: string | null) =>
    area === null ? 'The place is marked on the map.' : `The place is marked on the map, in ${area}.`,
  noPermission: 'Your phone did not let us see where you are. Name and area are enough.',
  notFound: 'Your phone could not find where it is. Name and area are enough.',
  none: 'Nobody runs errands there right now. What you wrote stays on this phone.',
};

/** English (Nigeria): a parcel to carry, or something to do. */
export const english = {
  parcel: {
    label: 'What is it?',
    hint: 'In one line. You may say where from and where to as well.',
    example: 'phone charger from Ngozi for Utako, give Emeka for Jabi',
    refused: 'Say what we carry.',
    cash: 'We do not carry cash above ₦20,000.',
    notCarried:
      'We do not carry what our list forbids, cash above ₦20,000, people, anything alive or unlawful, or papers that are not your own.',
  },
  task: {
    label: 'What should we do?',
    hint: 'In one line. You may say where as well.',
    example: 'queue at AEDC office Utako and pay my light bill',
    refused: 'Say what is to be done.',
    money: 'Money the agent may lay out',
    moneyHint: 'For a bill or a fee that is paid there. Leave it empty if nothing is paid.',
    moneyWanted: 'Say how much the agent may pay there, or 0.',
    moneyRefused: 'An amount in naira, like 5000.',
  },
  load: {
    title: 'How big is it?',
    refused: 'Choose how big it is.',
    classes: {
      light: { label: 'In the hand', text: 'Documents, a phone, a cake, a shopping bag.' },
      bag: { label: 'A sack', text: 'A travelling bag, a full sack that one person lifts.' },
      heavy: { label: 'Heavy', text: 'A bag of rice, a generator: more than one person lifts.' },
    } satisfies Record<LoadClass, { label: string; text: string }>,
  },
  declared: {
    label: 'What is it worth?',
    hint: 'What we pay if it is lost or broken: up to ₦50,000. Write 0 if it has no price.',
    refused: 'Say what it is worth, like 5000, or 0.',
    tooMuch: 'We do not carry a parcel worth more than ₦50,000.',
  },
  from: {
    ...stopWords,
    name: 'Shop, house or office',
    nameHint: 'As people there call it.',
    nameRefused: 'Say where we collect it.',
    area: 'Area where we collect it',
    areaRefused: 'Choose the area where we collect it.',
    notServed: (area: string) => `We do not collect anything from ${area} at present.`,
    landmark: 'Landmark near there',
    scheduled: (when: string) => `Our agents are off now. We go to collect it ${when}.`,
  },
  at: {
    ...stopWords,
    name: 'Name of the place',
    nameHint: 'As it is written on the signboard.',
    nameRefused: 'Say the name of the place.',
    area: 'Area of the place',
    areaRefused: 'Choose the area of the place.',
    notServed: (area: string) => `We do not go to ${area} at present.`,
    landmark: 'Landmark near there',
    scheduled: (when: string) => `Our agents are off now. We go there ${when}.`,
  },
  giver: {
    name: 'Who hands it over?',
    nameRefused: 'Say who hands it over.',
    phone: 'Their phone number',
    phoneHint: 'The agent calls it when they are there.',
  },
  wait: {
    titles: { carry: 'If the agent has to wait there', do: 'How long it may take there' },
    hint: 'At most so long, and at most so much: you pay only for the time that the agent really waits.',
    free: (time: string) => `${time} · free`,
    priced: (time: string, money: string) => `${time} · ${money}`,
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number, minutes: number) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`),
    refused: 'Choose how long it may take.',
  },
  brings: {
    title: 'Does something come back to a door?',
    yes: 'Yes, bring it',
    yesText: 'A paper, a card, what was collected. You pay as usual.',
    no: 'No, it is finished there',
    noText: 'No address is needed. You pay before, online or with your credit.',
    noShut:
      'That has to be paid before, online or with credit. Paying online is not open now, and your credit does not cover it.',
    refused: 'Choose one of them.',
  },
  receives: {
    title: 'Who will collect it at the door?',
    me: 'Me',
    other: 'Another person',
    refused: 'Say who will collect it.',
    photo: 'A photo at the door is enough',
    photoHint: 'Where nobody can say the PIN: the agent leaves it and takes a photo.',
  },
  heard: {
    titles: { carry: 'A parcel to carry. Is this right?', do: 'Something to do. Is this right?' },
    hint: 'Tap what is wrong, and correct it.',
    use: 'Yes, that is right',
    first: 'Answer this first. If it is a market list after all, press the button below again.',
    what: 'What',
    from: 'From',
    at: 'Where',
    giver: 'Hands it over',
    to: 'To',
    receiver: 'Collects it',
    money: 'Money',
    by: 'Before',
    unsaid: 'not said',
  },
  by: {
    said: (time: string) => `You want it before: ${time}.`,
    choose: (window: string) => `Choose ${window}`,
    chosen: (window: string) => `It is planned for ${window}.`,
    cannot: 'We cannot promise that time. It comes as soon as possible.',
  },
  bill: {
    money: 'Money to lay out, at most',
    fee: 'Delivery',
    estimate: 'Without waiting',
    waiting: (time: string) => `Waiting, up to ${time}`,
    atMost: (money: string) => `at most ${money}`,
    ceiling: 'At most, for everything',
    ceilingText: 'Fees, the whole wait and the money to lay out. Nobody takes more without asking you.',
    feesText: 'Fees and the whole wait. Nobody takes more without asking you.',
    wayBack: (money: string) =>
      `If nobody takes it at the door, the way back to where we collected it costs ${money} more. To our office it costs nothing.`,
    done: (range: string) => `It should be done ${range}.`,
  },
};

export type ErrandsCopy = typeof english;
