/** English (Nigeria): the places that a customer keeps. */
export const english = {
  title: 'Your places',
  intro: 'Where we bring your orders. Next time, choose one with a tap.',
  emptyTitle: 'No place saved yet',
  empty: 'Save home or the office once, and you will not write it again.',
  usual: 'Usual place',
  add: 'Add a place',
  change: 'Change',
  changeOf: (label: string) => `Change ${label}`,
  delete: 'Delete',
  deleteOf: (label: string) => `Delete ${label}`,
  deleteTitle: (label: string) => `Delete ${label}?`,
  deleteText: 'It is removed from your saved places. Orders already placed keep their address.',
  deleted: (label: string) => `${label} is deleted`,
  back: 'Back',
  makeUsual: 'This is my usual place',
  save: 'Save place',
  saving: 'Saving…',
  saved: (label: string) => `${label} is saved`,
  offline: 'There is no network. You can read your places; changing them has to wait.',
  afterOrder: {
    title: 'Save this place?',
    text: (landmark: string, area: string) =>
      `${landmark}, ${area}. Save it, and your next order goes there with one tap.`,
    no: 'No, thanks',
  },
};

export type PlacesCopy = typeof english;
