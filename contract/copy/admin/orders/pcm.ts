import type { AdminOrdersCopy } from './en.ts';
import { list } from './pcm-list.ts';
import { page } from './pcm-page.ts';
import { phone } from './pcm-phone.ts';

const ordersOf = (count: number) => (count === 1 ? '1 order' : `${count} orders`);

/** Nigerian Pidgin: all di orders, to find am and deal with am. */
export const pidgin: AdminOrdersCopy = {
  ...list,
  ...page,
  phone,
  bulk: {
    label: 'Wetin to do with di orders wey you choose',
    chosen: (count) => (count === 1 ? 'You choose 1 order' : `You choose ${count} orders`),
    most: (count) => `No pass ${count} at once.`,
    none: 'Choose none',
    names: {
      confirm: 'Confirm orders',
      assign: 'Give agent',
      cancel: 'Cancel orders',
      settleAlarms: 'Settle alarms',
    },
    titles: {
      confirm: 'Confirm di orders wey you choose',
      assign: 'Give one agent di orders wey you choose',
      cancel: 'Cancel di orders wey you choose',
      settleAlarms: 'Settle di alarms of di orders wey you choose',
    },
    means: {
      confirm:
        'Di customers go hear am. We go find agent sharp sharp; if dem book di order for later, when di time reach.',
      assign:
        'Di agent go hear of each one. All of dem na di agent own, no matter wetin e dey carry already.',
      cancel: 'Di customers and di agents go hear why. Money wey dem pay and we never spend go return.',
      settleAlarms:
        'Dia alarms go stop, and we go write am say you look am. Di orders demself go stay as dem dey.',
    },
    will: {
      confirm: (count) => `${ordersOf(count)} go confirm`,
      assign: (count) => `Di agent go get ${ordersOf(count)}`,
      cancel: (count) => `${ordersOf(count)} go cancel`,
      settleAlarms: (count) => `Di alarms of ${ordersOf(count)} go settle`,
    },
    willNot: (count) => (count === 1 ? '1 order go stay as e dey' : `${count} orders go stay as dem dey`),
    noneWill: 'None of di orders wey you choose dey where person fit do dis one.',
    because: {
      status: (status) => `e dey “${status}”`,
      own: 'na your own order',
      noAlarm: 'no alarm dey ring',
    },
    reason: 'Why',
    reasonHint: 'Na di same for all of dem. Each customer fit read am.',
    reasonRefused: 'Talk why.',
    agentRefused: 'Choose who go carry dem.',
    go: {
      confirm: (count) => `Confirm ${ordersOf(count)}`,
      assign: (count) => `Give ${ordersOf(count)}`,
      cancel: (count) => `Cancel ${ordersOf(count)}`,
      settleAlarms: (count) => `Settle alarms of ${ordersOf(count)}`,
    },
    going: 'We dey do am, one by one…',
    back: 'Go back',
    done: {
      confirm: 'don confirm',
      assign: 'don reach di agent hand',
      cancel: 'don cancel',
      settleAlarms: 'no get alarm again',
    },
    did: {
      confirm: (count) => `${ordersOf(count)} don confirm`,
      assign: (count) => `Di agent don get ${ordersOf(count)}`,
      cancel: (count) => `${ordersOf(count)} don cancel`,
      settleAlarms: (count) => `Alarms of ${ordersOf(count)} don settle`,
    },
    noneDid: 'No order change',
    notDone: (count) =>
      count === 1
        ? '1 order stay as e dey before, and you still choose am. See why below.'
        : `${count} orders stay as dem dey before, and you still choose dem. See why below.`,
    refusals: {
      'not-found': 'no dey again',
      'changed-meanwhile': 'don change since you look am: look am again',
      'call-first': 'dey wait make person call di customer first: write di call for Today',
      'out-of-turn': 'don move on, person no fit do dis one with am again',
      'needs-reason': 'need reason',
      'needs-agent': 'no fit go dis person: e no be agent wey fit work',
      'own-account': 'na your own order: make another person do am',
      'already-decided': 'no get alarm again: person don settle am',
      'same-id-other-body': 'don go before with another choice: look am again',
    },
    close: 'Close am',
  },
  keys: {
    title: 'Keys for dis screen',
    text: 'One key each, without Ctrl. None of dem go do anything as you dey write.',
    list: {
      j: 'Go down di list',
      k: 'Go up di list',
      Enter: 'Open di order',
      x: 'Choose am, or no',
      a: 'Give agent di order wey dey open',
      f: 'Search dis list',
      '/': 'Search everything',
      Esc: 'Close di order',
      '?': 'Dis keys',
    },
    open: 'Keys',
  },
};
