import { actions } from './en-actions.ts';
import { facts } from './en-facts.ts';

/** English (Nigeria): who changed what. */
export const english = {
  intro: 'Everything the office changed, newest first. Nobody can alter it.',
  actions,
  facts,
  subject: 'About',
  subjectHint: 'An order’s code, a username, a setting',
  actor: 'By',
  actorHint: 'A username',
  action: 'What',
  anyAction: 'Everything',
  from: 'From',
  to: 'To',
  clear: 'Clear filters',
  nothing: 'No change matches',
  nothingText: 'Ask for less, or for other days.',
  empty: 'Nothing has been changed yet',
  emptyText: 'Every change that the office makes appears here, with what it was before.',
  lookedTo: (when: string) => `Looked as far back as ${when}.`,
  more: 'Look further back',
  looking: 'Looking…',
  theHouse: 'The system itself',
  done: (who: string, what: string) => `${who} ${what}`,
  about: (what: string) => `About ${what}`,
  onlyThis: (what: string) => `Only about ${what}`,
  noFacts: 'Nothing more was written down.',
  withheld: 'The figures are for those who may see money.',
  nothingThere: 'nothing',
  yes: 'yes',
  no: 'no',
  added: (what: string) => `Added: ${what}`,
  removed: (what: string) => `Removed: ${what}`,
  was: 'before',
  is: 'now',
  here: 'History',
  hereOf: (what: string) => `History of ${what}`,
};

export type HistoryCopy = typeof english;
