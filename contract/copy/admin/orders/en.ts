import type { HandlingName, HandlingRefusal } from '#contract/orders/admin/schema.ts';
import { list } from './en-list.ts';
import { page } from './en-page.ts';
import { phone } from './en-phone.ts';

const ordersOf = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

/** English (Nigeria): every order there is, found and dealt with. */
export const english = {
  ...list,
  ...page,
  phone,
  bulk: {
    label: 'What to do with the chosen orders',
    chosen: (count: number) => (count === 1 ? '1 order chosen' : `${count} orders chosen`),
    most: (count: number) => `At most ${count} at once.`,
    none: 'Choose none',
    names: {
      confirm: 'Confirm orders',
      assign: 'Give to an agent',
      cancel: 'Cancel orders',
      settleAlarms: 'Settle alarms',
    } satisfies Record<HandlingName, string>,
    titles: {
      confirm: 'Confirm the chosen orders',
      assign: 'Give the chosen orders to one agent',
      cancel: 'Cancel the chosen orders',
      settleAlarms: 'Settle the alarms of the chosen orders',
    } satisfies Record<HandlingName, string>,
    means: {
      confirm:
        'Their customers are told. An agent is looked for at once, and for a booked order when it is due.',
      assign: 'The agent is told of each. All of them are theirs, however many they carry already.',
      cancel: 'Their customers and agents are told why. What was paid and not spent goes back.',
      settleAlarms:
        'Their alarms stop, and it is written down that you looked. The orders themselves stay as they are.',
    } satisfies Record<HandlingName, string>,
    will: {
      confirm: (count: number) => `${ordersOf(count)} will be confirmed`,
      assign: (count: number) => `${ordersOf(count)} will be given to the agent`,
      cancel: (count: number) => `${ordersOf(count)} will be cancelled`,
      settleAlarms: (count: number) => `The alarms of ${ordersOf(count)} will be settled`,
    } satisfies Record<HandlingName, (count: number) => string>,
    willNot: (count: number) => (count === 1 ? '1 order stays as it is' : `${count} orders stay as they are`),
    noneWill: 'This cannot be done with any of the chosen orders as they are now.',
    because: {
      status: (status: string) => `is “${status}” now`,
      own: 'is your own order',
      noAlarm: 'no alarm rings',
    },
    reason: 'Why',
    reasonHint: 'The same for all of them. Each customer can read it.',
    reasonRefused: 'Say why.',
    agentRefused: 'Choose who takes them.',
    go: {
      confirm: (count: number) => `Confirm ${ordersOf(count)}`,
      assign: (count: number) => `Give ${ordersOf(count)}`,
      cancel: (count: number) => `Cancel ${ordersOf(count)}`,
      settleAlarms: (count: number) => `Settle the alarms of ${ordersOf(count)}`,
    } satisfies Record<HandlingName, (count: number) => string>,
    going: 'Doing it, one by one…',
    back: 'Go back',
    done: {
      confirm: 'is confirmed',
      assign: 'is given to the agent',
      cancel: 'is cancelled',
      settleAlarms: 'has no open alarm any more',
    } satisfies Record<HandlingName, string>,
    did: {
      confirm: (count: number) => `${ordersOf(count)} confirmed`,
      assign: (count: number) => `${ordersOf(count)} given to the agent`,
      cancel: (count: number) => `${ordersOf(count)} cancelled`,
      settleAlarms: (count: number) => `Alarms of ${ordersOf(count)} settled`,
    } satisfies Record<HandlingName, (count: number) => string>,
    noneDid: 'No order has changed',
    notDone: (count: number) =>
      count === 1
        ? '1 order stays as it was, and stays chosen. Below it says why.'
        : `${count} orders stay as they were, and stay chosen. Below it says why.`,
    refusals: {
      'not-found': 'is not there any more',
      'changed-meanwhile': 'has changed since you looked: look at it again',
      'call-first': 'waits for a call to the customer first: note the call on Today',
      'out-of-turn': 'has moved on, and this cannot be done with it any more',
      'needs-reason': 'needs a reason',
      'needs-agent': 'cannot go to this person: they are no agent who may work',
      'own-account': 'is your own order: a colleague must do it',
      'already-decided': 'has no open alarm: somebody settled it already',
      'same-id-other-body': 'was sent once already with another choice: look at it again',
    } satisfies Record<HandlingRefusal, string>,
    close: 'Close',
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
      f: 'Search this list',
      '/': 'Search everything',
      Esc: 'Close the order',
      '?': 'These keys',
    },
    open: 'Keys',
  },
};

export type AdminOrdersCopy = typeof english;
