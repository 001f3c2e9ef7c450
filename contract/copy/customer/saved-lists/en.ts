/** English (Nigeria): the lists that a customer saves. */
export const english = {
  title: 'Saved lists',
  none: 'When you order, you can save the list under a name. It will be here, and one tap orders from it again.',
  order: 'Order from it',
  orderOf: (name: string) => `Order from it: ${name}`,
  changed: (when: string) => `Changed ${when}`,
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  name: 'Name of the list',
  nameRefused: 'Give the list a name.',
  text: 'What is on it',
  textHint: 'One item on each line, as you would write it on paper.',
  textRefused: 'Write at least one item.',
  save: 'Save list',
  saving: 'Saving…',
  saved: (name: string) => `${name} is saved`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'It is removed from your saved lists. Orders already placed keep their items.',
  deleted: (name: string) => `${name} is deleted`,
  back: 'Back',
  offline: 'There is no network. You can read your lists; changing them has to wait.',
};

export type SavedListsCopy = typeof english;
