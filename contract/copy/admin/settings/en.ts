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
  undo: 'Undo',
  undone: (label: string) => `${label} is as before`,
  before: 'Earlier values',
  beforeOf: (label: string) => `Earlier values: ${label}`,
  neverChanged: 'It has never been changed.',
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
