import type { SavedListsCopy } from './en.ts';

/** Nigerian Pidgin: di lists wey customer dey save. */
export const pidgin: SavedListsCopy = {
  title: 'Saved lists',
  none: 'When you dey order, you fit save di list with name. E go dey here, one tap make you order am again.',
  order: 'Order from am',
  orderOf: (name: string) => `Order from am: ${name}`,
  changed: (when: string) => `E change ${when}`,
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  name: 'Name of di list',
  nameRefused: 'Give di list name.',
  text: 'Wetin dey inside',
  textHint: 'One thing for each line, as you dey write am for paper.',
  textRefused: 'Write at least one thing.',
  save: 'Save list',
  saving: 'We dey save am…',
  saved: (name: string) => `We don save ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'E go comot from your saved lists. Order wey you don place still get im items.',
  deleted: (name: string) => `We don delete ${name}`,
  back: 'Go back',
  offline: 'Network no dey. You fit read your lists, but to change dem, wait make network come back.',
};
