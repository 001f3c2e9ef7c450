import type { HandlingName } from '#contract/orders/admin/schema.ts';
import { list } from './en-list.ts';
import { page } from './en-page.ts';

/** English (Nigeria): every order there is, found and dealt with. */
export const english = {
  ...list,
  ...page,
  bulk: {
    label: 'What to do with the chosen orders',
    chosen: (count: number) => (count === 1 ? '1 order chosen' : `${count} orders chosen`),
    most: (count: number) => `At most ${count} at once.`,
    none: 'Choose none',
    names: {
      confirm: 'Confirm',
      assign: 'Give to an agent',
      cancel: 'Cancel',
      settleAlarms: 'Settle alarms',
    } satisfies Record<HandlingName, string>,
    titles: {
      confirm: 'Confirm several orders',
      assign: 'Give several orders to one agent',
      cancel: 'Cancel several orders',
      settleAlarms: 'Settle the alarms of several orders',
    } satisfies Record<HandlingName, string>,
    means: {
      confirm: 'Their customers are told, and agents are looked for at once.',
      assign: 'The agent is told of each. All of them are theirs, however many they carry already.',
      cancel: 'Their customers and agents are told why. What was paid and not spent goes back.',
      settleAlarms: 'Everything that rings about them stops, and it is written down that you looked.',
    } satisfies Record<HandlingName, string>,
    will: (count: number) =>
      count === 1 ? 'It will happen to 1 order' : `It will happen to ${count} orders`,
    willNot: (count: number) => (count === 1 ? '1 order stays as it is' : `${count} orders stay as they are`),
    noneWill: 'None of the chosen orders stands where this can be done.',
    because: {
      status: (status: string) => `stands at “${status}”`,
      own: 'is your own order',
      noAlarm: 'no alarm rings',
    },
    reason: 'Why',
    reasonHint: 'The same for all of them. Each customer can read it.',
    reasonRefused: 'Say why.',
    agentRefused: 'Choose who takes them.',
    go: (what: string, count: number) => `${what} (${count})`,
    going: 'Doing it, one by one…',
    back: 'Leave them',
    outcome: 'What came of it',
    done: 'done',
    allDone: (count: number) => (count === 1 ? '1 order done' : `All ${count} orders done`),
    someDone: (done: number, refused: number) => `${done} done, ${refused} refused`,
    close: 'Close',
    keepRefused: 'The refused ones stay chosen.',
  },
  keys: {
    title: 'Keys on this screen',
    text: 'One key each, without Ctrl. None of them does anything while you write.',
    list: {
      j: 'Down the list',
      k: 'Up the list',
      Enter: 'Open the order',
      x: 'Choose it, or not',
      a: 'Give the open order to an agent',
      '/': 'Search',
      Esc: 'Close the order',
      '?': 'These keys',
    },
    open: 'Keys',
  },
};

export type AdminOrdersCopy = typeof english;
