/** English (Nigeria): settings, what follows from them, and what they were. */
export const english = {
  tabs: {
    label: 'Parts of this screen',
    settings: 'Settings',
    history: 'Who changed what',
    security: 'Security',
  },
  follows: {
    order: (goods: string, then: string, now: string) =>
      `An order of ${goods} in the market then costs ${then} instead of ${now}. Orders under way keep their fees.`,
    nextQuote: 'From the next quote on. Orders under way keep what was agreed.',
    wait: (minutes: number, then: string, now: string) =>
      `An agent who waits ${minutes} minutes at a stop then costs ${then} instead of ${now}. Orders under way keep what was agreed.`,
    door: (then: string) =>
      `Whoever has more than ${then} to pay pays beforehand. Orders under way keep what was agreed.`,
    agentGets: (fee: string, then: string, now: string) =>
      `Of a delivery fee of ${fee} the agent then gets ${then} instead of ${now}. Orders under way keep their share.`,
    cash: (then: string) =>
      `No agent is offered an order that would bring what they collect above ${then}. Offers already taken stay.`,
    dispatch: 'From the next order on. Orders somebody carries already are finished as they began.',
    promise: (then: string) =>
      `The front page says ${then} from now on, and a range that holds it ends at most 15 minutes later. What an order was promised stays.`,
    shown: 'It stands on every page, receipt and message from now on.',
    legalText: 'The page shows this text from now on, with the day of the change.',
    ownText: 'The page shows our own text again.',
    reviewed: 'The pages on privacy and terms no longer say that they are a draft.',
    draft: 'The pages on privacy and terms say that they are a draft.',
    visits: 'Visits are counted from the next page on. What was counted stays.',
    visitsOff: 'No visit is counted from now on. What was counted stays.',
  },
  preview: {
    title: 'What last week’s orders would say',
    text: 'Type a figure of fees or earnings: before you save it, the last ten orders of the week are reckoned anew here.',
    none: 'No order was delivered in the last seven days.',
    caption: 'The last ten orders: fees and earnings as they were, and as they would be',
    columns: { order: 'Order', customer: 'Fees', agents: 'Agents earn' },
    way: (area: string, km: string) => `${area}, ${km} km`,
    facts: (market: string, items: number) =>
      `${market}, ${items === 1 ? '1 item' : `${items} items`} bought`,
    errand: 'an errand',
    loads: { light: '', bag: 'big bag', heavy: 'heavy load' },
    change: (was: string, would: string) => `${was} → ${would}`,
    all: 'All together',
    sums: (fees: string, agents: string) => `Last week’s orders: fees ${fees}, agents ${agents}`,
  },
  undo: 'Undo',
  undone: (label: string) => `${label} is as before`,
  before: 'Earlier values',
  beforeOf: (label: string) => `Earlier values: ${label}`,
  neverChanged: 'It has never been changed.',
  wasIn: (city: string, before: string, after: string) => `${city}: ${before} → ${after}`,
  theHousesOwn: 'the house’s',
  was: (before: string, after: string) => `${before} → ${after}`,
  by: (who: string, when: string) => `${who}, ${when}`,
  theHouse: 'The system itself',
  empty: 'Empty',
  takeBack: (value: string) => `Back to ${value}`,
  takeBackOf: (label: string, value: string) => `${label}: back to ${value}`,
  on: 'On',
  off: 'Off',
};

export type SettingsCopy = typeof english;
