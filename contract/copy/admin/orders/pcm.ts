import type { AdminOrdersCopy } from './en.ts';
import { list } from './pcm-list.ts';
import { page } from './pcm-page.ts';

/** Nigerian Pidgin: all di orders, to find am and deal with am. */
export const pidgin: AdminOrdersCopy = {
  ...list,
  ...page,
  bulk: {
    label: 'Wetin to do with di orders wey you choose',
    chosen: (count) => (count === 1 ? 'You choose 1 order' : `You choose ${count} orders`),
    most: (count) => `No pass ${count} at once.`,
    none: 'Choose none',
    names: {
      confirm: 'Confirm',
      assign: 'Give agent',
      cancel: 'Cancel',
      settleAlarms: 'Settle alarms',
    },
    titles: {
      confirm: 'Confirm plenty orders',
      assign: 'Give one agent plenty orders',
      cancel: 'Cancel plenty orders',
      settleAlarms: 'Settle di alarms of plenty orders',
    },
    means: {
      confirm: 'Di customers go hear am, and we go find agents sharp sharp.',
      assign:
        'Di agent go hear of each one. All of dem na di agent own, no matter wetin e dey carry already.',
      cancel: 'Di customers and di agents go hear why. Money wey dem pay and we never spend go return.',
      settleAlarms: 'Everything wey dey ring for dem go stop, and we go write am say you look am.',
    },
    will: (count) => (count === 1 ? 'E go happen to 1 order' : `E go happen to ${count} orders`),
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
    go: (what, count) => `${what} (${count})`,
    going: 'We dey do am, one by one…',
    back: 'Leave dem',
    outcome: 'Wetin come out',
    done: 'e don do',
    allDone: (count) => (count === 1 ? '1 order don do' : `All ${count} orders don do`),
    someDone: (done, refused) => `${done} don do, ${refused} no gree`,
    close: 'Close am',
    keepRefused: 'Di ones wey no gree still dey chosen.',
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
      '/': 'Search',
      Esc: 'Close di order',
      '?': 'Dis keys',
    },
    open: 'Keys',
  },
};
