import type { ThingCourse } from '#contract/orders/errands/course.ts';

type Kind = 'carry' | 'do';

/** Statuses that are told in other words than those of a list. */
type ShownStatus = 'shopping' | 'picked_up' | 'ready_for_delivery' | 'delivered' | 'failed';

const statuses: Record<Kind, Record<ShownStatus, string>> = {
  carry: {
    shopping: 'At the pick-up',
    picked_up: 'Picked up',
    ready_for_delivery: 'Picked up',
    delivered: 'Handed over',
    failed: 'Not handed over',
  },
  do: {
    shopping: 'Being done',
    picked_up: 'Done',
    ready_for_delivery: 'Done',
    delivered: 'Done',
    failed: 'Not done',
  },
};

const sentences: Record<
  Kind,
  Record<ShownStatus | 'placed' | 'assigned' | 'on_the_way', (stop: string) => string>
> = {
  carry: {
    placed: (stop) => `We have your parcel from ${stop} noted. We are confirming it.`,
    assigned: (stop) => `An agent is going to ${stop} to pick up your parcel.`,
    shopping: (stop) => `An agent is at ${stop} to pick up your parcel.`,
    picked_up: () => 'The agent has your parcel.',
    ready_for_delivery: (stop) => `The agent has your parcel and is about to leave ${stop}.`,
    on_the_way: () => 'Your parcel is on the way.',
    delivered: () => 'Your parcel was handed over.',
    failed: () => 'Your parcel was not handed over.',
  },
  do: {
    placed: (stop) => `We have your errand to ${stop}. We are confirming it.`,
    assigned: (stop) => `An agent is going to ${stop} for you.`,
    shopping: (stop) => `An agent is at ${stop} for you.`,
    picked_up: () => 'It is done. We are adding up the bill.',
    ready_for_delivery: (stop) => `It is done, and the agent is about to leave ${stop}.`,
    on_the_way: () => 'It is done, and the agent is coming to you.',
    delivered: () => 'Your errand is done.',
    failed: () => 'We could not do this errand.',
  },
};

const steps: Record<ThingCourse, Record<'shopping' | 'bought' | 'delivered' | 'failed', string>> = {
  carry: {
    shopping: 'At the pick-up',
    bought: 'Picked up',
    delivered: 'Handed over',
    failed: 'Not handed over',
  },
  do: { shopping: 'Being done', bought: 'Done', delivered: 'Brought to you', failed: 'Not done' },
  'do-there': { shopping: 'Being done', bought: 'Done', delivered: 'Done', failed: 'Not done' },
};

export const english = {
  statuses,
  sentences,
  steps,
  atDoor: 'The agent is at the door.',
  atDoorStep: 'At the door',
  waitsFor: (stop: string, when: string) => `Planned: an agent sets out to ${stop} ${when}.`,
  carrier: {
    takes: (name: string) => `${name} is at the pick-up.`,
    does: (name: string) => `${name} is there for you.`,
    stands: (name: string) => `${name} is at the door.`,
  },
  checklist: {
    titles: { carry: 'The parcel', do: 'What is to be done' },
    statuses: {
      carry: { requested: 'To pick up', found: 'Picked up', rejected: 'Not taken', unavailable: 'Not there' },
      do: { requested: 'To do', found: 'Done', rejected: 'Given back', unavailable: 'Not done' },
    },
    photos: { carry: 'Photo of the parcel as it was given', do: 'Photo that shows it is done' },
    givenBy: (name: string) => `Given by ${name}`,
  },
  waiting: {
    title: 'Waiting',
    none: 'No waiting was charged.',
    rule: (free: number, money: string, step: number) =>
      `The first ${free} minutes are free, then ${money} for each ${step} minutes begun.`,
    most: (minutes: number) => `The agent waits at most ${minutes} minutes.`,
    waited: (minutes: number) =>
      minutes < 1
        ? 'The agent has just arrived.'
        : `The agent has waited ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
    free: 'It costs nothing so far.',
    soFar: (money: string) => `It costs ${money} so far.`,
    charged: (money: string) => `Waiting cost ${money}.`,
  },
  where: {
    from: 'Where it is picked up',
    at: 'Where it is done',
    giver: (name: string, phone: string) => `${name} hands it over: ${phone}`,
    declared: (money: string) => `Declared value ${money}`,
    endsThere: 'It ends there: nothing comes to your door.',
  },
  pin: {
    text: (name: string) => `${name} gives the agent these four numbers when the parcel is in their hands.`,
    textOfSender: 'Whoever takes the parcel gives the agent these four numbers when it is in their hands.',
    photoWillDo: 'You allowed a photo: the parcel can also be left at the door without the PIN.',
    send: (name: string) => `Send the PIN to ${name}`,
    whatsapp: 'By WhatsApp',
    sms: 'By SMS',
    message: (business: string, code: string, pin: string) =>
      `${business} is bringing you a parcel (${code}). PIN: ${pin}. Give it to the agent only when the parcel is in your hands.`,
    warning: 'Send it only to the person who takes the parcel. Whoever has it can take it.',
  },
  confirm: {
    title: 'Is it done?',
    text: (until: string) =>
      `The agent says it is done: see the photo below. If you say nothing until ${until}, it counts as done.`,
    textOpen:
      'The agent says it is done: see the photo below. If you say nothing for a day, it counts as done.',
    yes: 'Yes, it is done',
    no: 'It is not done',
    pending: 'Sending your answer…',
    done: 'Thank you. Your errand is completed',
    tooLate: 'This was settled already. See the order below.',
  },
  way: {
    title: 'Where the parcel is',
    notHandedOver: 'Your parcel was not handed over.',
    toSender: 'The agent brings it back to where it was picked up.',
    toOffice: 'The agent brings it to our office.',
    fee: (money: string) => `The way back costs ${money}.`,
    free: 'The way to the office costs nothing.',
    choose: 'Bring it to the office instead',
    chooseText: 'The way to our office costs nothing: we keep it there for 48 hours, and you fetch it.',
    chosen: 'It goes to the office',
    sending: 'Sending…',
    back: (name: string) => `It is back: ${name} took it.`,
    atOffice: (until: string, office: string) => `It is at our office, ${office}. We keep it until ${until}.`,
    outcomes: {
      'brought-back': 'It is back with its sender.',
      'handed-over': 'It was fetched at the office.',
      'disposed-of': 'Nobody fetched it in time, and we disposed of it.',
      'written-off': 'It was lost on the way back. Tell us: you can claim its declared value.',
    },
    why: (reason: string) => `Why: ${reason}`,
    photo: 'Photo of the parcel as it was given back',
    doorPhoto: 'Photo at the door',
  },
  address: {
    open: 'The address is wrong',
    title: 'Correct the address',
    text: 'Near the old door it costs nothing. Farther away we tell you the new fee first.',
    area: 'Area',
    landmark: 'Landmark',
    landmarkRefused: 'Write a landmark.',
    directions: 'How to find it (you can leave it empty)',
    save: 'Correct it',
    saving: 'Sending…',
    asks: (fee: string, more: string) => `It is farther: delivery is ${fee} now, ${more} more than before.`,
    yes: (fee: string) => `Yes, for ${fee}`,
    no: 'No, leave it as it was',
    done: 'The address is corrected. Your agent sees it',
    areasLoading: 'Loading the areas…',
  },
  claim: {
    titles: { carry: 'Something wrong with the parcel?', do: 'Not done?' },
    texts: {
      carry:
        'If it is lost or broken, tell us, with a photo if you have it. We pay up to its declared value.',
      do: 'If it was not done, tell us. A person looks at it, and the order stays open until then.',
    },
    open: { carry: 'It is lost or broken', do: 'It was not done' },
    most: (money: string) => `At most ${money}.`,
  },
  receipt: {
    stop: { carry: 'Picked up at', do: 'Done at' },
    giver: 'Given by',
    caption: 'The errand: what was asked, and what it cost',
    what: 'What happened',
    laidOut: 'Money laid out',
    toLayOut: 'Money to lay out, at most',
  },
};

export type ErrandCopy = typeof english;
