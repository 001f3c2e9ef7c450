import type { SeenOutcome } from '#contract/lists/prices/round.ts';
import { measureInEnglish } from '#contract/copy/measure-words.ts';

const prices = (count: number) => (count === 1 ? '1 price' : `${count} prices`);

/** English (Nigeria): what the stalls ask, item by item. */
export const english = {
  title: 'Prices of today',
  lead: {
    admin:
      'Type only what was seen today. Enter goes to the next item, and each price is saved as you leave it.',
    agent: 'Type what the stalls ask today. Far from the usual price, the office looks first.',
  },
  toRound: 'Prices of today',
  doneToday: (count: number) => `${count} today`,
  back: 'To my work',
  market: 'Market',
  search: 'Search an item',
  clear: 'Clear the search',
  item: 'Item',
  measure: (measure: Parameters<typeof measureInEnglish>[0]) => `a ${measureInEnglish(measure, 1)}`,
  field: (item: string, measure: string, market: string) => `${item}, ${measure}, at ${market}`,
  last: (money: string, age: string) => `${money} · ${age}`,
  noPrice: 'No price yet',
  age: (days: number) => (days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days`),
  own: {
    accepted: (money: string) => `${money} · you`,
    waiting: (money: string) => `${money} · the office looks at it`,
    refused: (money: string) => `${money} · the office said no`,
    paid: (money: string) => `${money} · you paid it today`,
  },
  other: (money: string, by: string) => `${money} · ${by}`,
  stored: (money: string) => `${money} · waits for network`,
  typedOn: (day: string) => `Typed on ${day}; it counts for that day.`,
  wrong: 'Write an amount like 1500.',
  far: (money: string) => `Far from ${money}. Is it right?`,
  newer: (by: string, money: string) => `${by} wrote ${money} meanwhile. Is yours right?`,
  sure: 'It is right',
  sureOf: (field: string) => `It is right: ${field}`,
  answers: {
    refused: 'The office said no to this price today. Write another one.',
    newer: 'Somebody else wrote another price meanwhile. Is yours right?',
    unknown: 'This item is not in the list any more.',
  } satisfies Partial<Record<SeenOutcome, string>>,
  nothingTyped: 'What you type is saved on this device at once.',
  typed: (count: number) => `${prices(count)} not sent yet`,
  save: 'Save',
  saving: 'Saving…',
  sent: (count: number) => `${prices(count)} written down`,
  waiting: (count: number) => `${prices(count)} far from the guide: the office looks first.`,
  paid: (count: number) => `${prices(count)} you paid yourself today: what you paid counts.`,
  kept: 'There is no network. They are saved on this phone, and go by themselves.',
  gone: 'They have gone.',
  notSent: 'They have not gone. What you typed is still here: save it again.',
  offline: {
    admin: 'There is no network. What you type stays on this device: save it when the network is back.',
    agent: 'There is no network. Type and save all the same: it goes by itself when the network is back.',
  },
  broughtBack: (count: number) => `${prices(count)} did not go, and are back in their fields.`,
  showAll: (count: number) => `Show all ${count} items`,
  nothing: 'No item is called that',
  nothingText: 'Another name may find it.',
  noMarkets: 'No market is shown yet',
  noMarketsText: 'Add one, and its prices can be written down here.',
  noItems: 'The catalogue is empty',
  noItemsText: 'What is in the catalogue stands here, item by item.',
};

export type RoundCopy = typeof english;
