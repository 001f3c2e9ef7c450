import { longestItemName, mostAliases } from '#contract/lists/catalogue/schema.ts';
import { mostFileRows, type LineFault } from '#contract/lists/files/schema.ts';
import type { AdminMarketsCopy } from '../en.ts';

const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`);
const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

/** Sentence for each wrong line, from its cell and from what it collides with. */
const faults: Readonly<Record<LineFault, (cell: string, other: string) => string>> = {
  'nothing-in-it': () =>
    'Nothing dey inside. First line na di name of di columns, den one line for each item.',
  'too-many-rows': () => `Dis line and wetin follow too much: one file no fit pass ${mostFileRows} lines.`,
  'quote-open': () => 'One quotation mark open here and e no close.',
  'unknown-column': (cell) => `“${cell}” no be column. Use di names wey dey inside di download.`,
  'column-twice': () => 'Dis column dey two times.',
  'column-missing': () => 'Dis column no dey.',
  'too-many-cells': (cell) => `Di cells pass di columns: “${cell}”.`,
  'cell-missing': () => 'Dis cell empty.',
  'unreadable-letters': (cell) => `“${cell}” get letters wey person no fit read. Type am again.`,
  'unknown-id': (cell) => `No item get di id “${cell}”. If na new item, leave di cell empty.`,
  'item-twice': (_cell, other) => `Line ${other} don talk about di same item already.`,
  'name-too-long': (cell) => `“${cell}” too long: e no fit pass ${longestItemName} letters.`,
  'name-without-letter': (cell) => `“${cell}” no get any letter wey we fit take find am.`,
  'name-taken': (cell, other) => `${other} dey bear “${cell}” already.`,
  'too-many-names': () =>
    `No pass ${mostAliases} other names of ${longestItemName} letters; semicolon dey part dem.`,
  'city-names-unreadable': (cell) =>
    `We no fit read “${cell}”. Write am like “kano: shinkafa; abuja: eja kika”.`,
  'unknown-city': (cell) => `“${cell}” no be any city. Write di address of im page, like “kano”.`,
  'unknown-stall': (cell) =>
    `“${cell}” no be any kind of stall. Write am as di download write am, like “soup-things”.`,
  'unknown-unit': (cell) => `Market no dey use “${cell}” measure anything.`,
  'weights-unreadable': (cell) => `We no fit read “${cell}”. Write am like “paint 4 kg, cup 200 g”.`,
  'too-many-kinds': () => 'No pass 12 kinds of 40 letters; semicolon dey part dem.',
  'neither-yes-nor-no': (cell) => `“${cell}” no be yes and e no be no.`,
  'unknown-item': (cell) => `Nothing dey bear “${cell}” for catalogue. Add am there first.`,
  'price-unreadable': (cell) => `“${cell}” no be price. Write naira, like 1500.`,
  'price-not-whole-kobo': (cell) => `“${cell}” get half kobo. After di point na two figures be di most.`,
  'price-too-low': (cell) => `“${cell}” no be price: one kobo na di smallest.`,
  'price-too-high': (cell) => `“${cell}” too much: ₦10,000,000 na di most.`,
};

export const files: AdminMarketsCopy['files'] = {
  download: 'Download am as CSV',
  bring: 'Bring file come',
  catalogue: {
    title: 'Catalogue from file',
    lead: 'Download di catalogue, change am for spreadsheet, bring am come here. Line wey no get id and get new name na new item; wetin di file no call go remain as e dey. Semicolon dey part other names and kinds.',
    name: 'catalogue',
  },
  prices: {
    title: (market) => `Prices of ${market} from file`,
    lead: 'Download di list, write di prices for spreadsheet, bring am come here. Line wey no get price no dey change anything. First price dey count as one wey you see today; where di guide different, your own na price wey dem set by hand.',
    name: (slug) => `prices-${slug}`,
  },
  choose: 'CSV file',
  chooseHint: 'As spreadsheet dey save am: CSV UTF-8, with comma or semicolon.',
  text: 'Lines of di file',
  textHint: 'You fit paste dem too, and correct wetin wrong for here.',
  notText: 'Dis one no be text file. Save di table as CSV UTF-8, den choose am again.',
  tooLong: 'Di file too long for one time. Share am into two.',
  check: 'Show wetin go change',
  checking: 'We dey read am…',
  offline: 'No network. You fit bring file come when e don come back.',
  sums: ({ added, changed, unchanged, empty }) =>
    [
      `${added} new`,
      `${changed} go change`,
      `${unchanged} dey as dem dey`,
      ...(empty > 0 ? [`${empty} no get price`] : []),
    ].join(' · '),
  wrong: (count) => `${lines(count)} no fit enter. Nothing go save until all of dem correct.`,
  line: (line, column) => (column === null ? `Line ${line}` : `Line ${line}, ${column}`),
  fault: (fault, cell, other) => faults[fault](cell, other ?? ''),
  showAll: (count) => `Show all ${count}`,
  nothing: 'Na wetin dey already di file talk. Nothing go change.',
  columns: { item: 'Item', line: 'Line', before: 'Now', after: 'After' },
  newItem: 'New',
  noPrice: 'no price',
  far: 'E far from di guide',
  field: (column, value) => `${column}: ${value === '' ? '–' : value}`,
  confirm: (count) => `Save ${changes(count)}`,
  writing: 'We dey save am…',
  changed: 'Person don change some of am since. Dis na wetin di file go change now: read am again.',
  done: (count) => `${changes(count)} don save`,
};
