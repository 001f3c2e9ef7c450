import { mostFileRows, type LineFault } from '#contract/lists/files/schema.ts';
import { longestItemName, mostAliases } from '#contract/lists/catalogue/schema.ts';

const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`);
const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

/** Sentence for each wrong line, from its cell and from what it collides with. */
const faults: Readonly<Record<LineFault, (cell: string, other: string) => string>> = {
  'nothing-in-it': () =>
    'There is nothing in it. The first line names the columns, then comes a line an item.',
  'too-many-rows': () => `This line and what follows is too much: at most ${mostFileRows} lines in one file.`,
  'quote-open': () => 'A quotation mark opens here and never closes.',
  'unknown-column': (cell) => `“${cell}” is no column. Take the names as the download has them.`,
  'column-twice': () => 'This column stands there twice.',
  'column-missing': () => 'This column is missing.',
  'too-many-cells': (cell) => `It has more cells than there are columns: “${cell}”.`,
  'cell-missing': () => 'This cell is empty.',
  'unreadable-letters': (cell) => `“${cell}” has letters that cannot be read. Type it again.`,
  'unknown-id': (cell) => `No item has the id “${cell}”. Leave the cell empty for a new item.`,
  'item-twice': (_cell, other) => `Line ${other} says something of the same item already.`,
  'name-too-long': (cell) => `“${cell}” is too long: at most ${longestItemName} letters.`,
  'name-without-letter': (cell) => `“${cell}” has no letter that a name can be found by.`,
  'name-taken': (cell, other) => `“${cell}” is a name of ${other} already.`,
  'too-many-names': () =>
    `At most ${mostAliases} other names of ${longestItemName} letters, parted by semicolons.`,
  'city-names-unreadable': (cell) =>
    `“${cell}” cannot be read. Write it like “kano: shinkafa; abuja: eja kika”.`,
  'unknown-city': (cell) => `“${cell}” names no city. Write the address of its page, like “kano”.`,
  'unknown-stall': (cell) =>
    `“${cell}” is no kind of stall. Write it as the download does, like “soup-things”.`,
  'unknown-unit': (cell) => `“${cell}” is no measure that a market sells by.`,
  'weights-unreadable': (cell) => `“${cell}” cannot be read. Write it like “paint 4 kg, cup 200 g”.`,
  'too-many-kinds': () => 'At most 12 kinds of 40 letters, parted by semicolons.',
  'neither-yes-nor-no': (cell) => `“${cell}” is neither yes nor no.`,
  'unknown-item': (cell) => `Nothing in the catalogue is called “${cell}”. Add it there first.`,
  'price-unreadable': (cell) => `“${cell}” is no price. Write naira, like 1500.`,
  'price-not-whole-kobo': (cell) =>
    `“${cell}” has a part of a kobo. Two figures after the point are the most.`,
  'price-too-low': (cell) => `“${cell}” is no price: a kobo is the least.`,
  'price-too-high': (cell) => `“${cell}” is too much: ₦10,000,000 is the most.`,
};

export const files = {
  download: 'Download as CSV',
  bring: 'Bring in a file',
  catalogue: {
    title: 'Catalogue from a file',
    lead: 'Download the catalogue, change it in a spreadsheet, bring it in here. A line without an id and with a new name is a new item; what the file does not name stays as it is. Other names and kinds are parted by semicolons.',
    name: 'catalogue',
  },
  prices: {
    title: (market: string) => `Prices of ${market} from a file`,
    lead: 'Download the list, fill in the prices in a spreadsheet, bring it in here. A line without a price changes nothing. A first price counts as one that you saw today; where the guide is another, yours is set by hand.',
    name: (slug: string) => `prices-${slug}`,
  },
  choose: 'CSV file',
  chooseHint: 'As a spreadsheet saves it: CSV UTF-8, with commas or semicolons.',
  text: 'Lines of the file',
  textHint: 'You can paste them too, and put right here what is wrong.',
  notText: 'This is no text file. Save the table as CSV UTF-8, then choose it again.',
  tooLong: 'The file is too long for one time. Part it in two.',
  check: 'Show what changes',
  checking: 'Reading…',
  offline: 'There is no network. A file can be brought in when it is back.',
  sums: ({ added, changed, unchanged, empty }: Record<'added' | 'changed' | 'unchanged' | 'empty', number>) =>
    [
      `${added} new`,
      `${changed} changed`,
      `${unchanged} as they are`,
      ...(empty > 0 ? [`${empty} without a price`] : []),
    ].join(' · '),
  wrong: (count: number) =>
    `${lines(count)} cannot be brought in. Nothing is written until all of them are right.`,
  line: (line: number, column: string | null) =>
    column === null ? `Line ${line}` : `Line ${line}, ${column}`,
  fault: (fault: LineFault, cell: string, other: string | null) => faults[fault](cell, other ?? ''),
  showAll: (count: number) => `Show all ${count}`,
  nothing: 'The file says what is there already. Nothing changes.',
  columns: { item: 'Item', line: 'Line', before: 'Now', after: 'Then' },
  newItem: 'New',
  noPrice: 'no price',
  far: 'Far from the guide',
  field: (column: string, value: string) => `${column}: ${value === '' ? '–' : value}`,
  confirm: (count: number) => `Write ${changes(count)}`,
  writing: 'Writing…',
  changed: 'Somebody changed some of it meanwhile. This is what the file changes now: read it again.',
  done: (count: number) => `${changes(count)} written`,
};
