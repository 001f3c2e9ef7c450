import type { PlacesCopy } from './en.ts';

/** Nigerian Pidgin: di places wey customer dey keep. */
export const pidgin: PlacesCopy = {
  title: 'Your places',
  intro: 'Where we dey bring your orders. Next time wey you order, na one tap.',
  emptyTitle: 'You never save any place',
  empty: 'Save house or office one time, you no go write am again.',
  usual: 'Di one wey you dey use pass',
  add: 'Add place',
  change: 'Change',
  changeOf: (label: string) => `Change ${label}`,
  delete: 'Delete',
  deleteOf: (label: string) => `Delete ${label}`,
  deleteTitle: (label: string) => `Delete ${label}?`,
  deleteText: 'E go comot from your places. Order wey you don place still get im address.',
  deleted: (label: string) => `We don delete ${label}`,
  back: 'Go back',
  makeUsual: 'Na dis place I dey use pass',
  save: 'Save place',
  saving: 'We dey save am…',
  saved: (label: string) => `We don save ${label}`,
  offline: 'Network no dey. You fit read your places, but to change dem, wait make network come back.',
  afterOrder: {
    title: 'Save dis place?',
    text: (landmark: string, area: string) =>
      `${landmark}, ${area}. Save am, and your next order go reach there with one tap.`,
    no: 'No need',
  },
};
