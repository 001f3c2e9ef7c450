import type { SettingsCopy } from './en.ts';

/** Pidgin: settings, wetin go follow, and wetin dem be before. */
export const pidgin: SettingsCopy = {
  tabs: {
    label: 'Parts of dis screen',
    settings: 'Settings',
    history: 'Who change wetin',
    security: 'Security',
  },
  follows: {
    order: (goods, then, now) =>
      `Order of ${goods} for market go cost ${then} instead of ${now}. Orders wey dey road keep dia own fee.`,
    nextQuote: 'E start from di next quote. Order wey don dey go dey keep wetin we agree.',
    wait: (minutes, then, now) =>
      `If agent wait ${minutes} minutes for di stop, e go cost ${then} instead of ${now}. Order wey don dey go dey keep wetin we agree.`,
    door: (then) => `Who get pass ${then} to pay go pay before. Orders wey dey road keep wetin we agree.`,
    agentGets: (fee, then, now) =>
      `Out of delivery fee of ${fee}, agent go get ${then} instead of ${now}. Orders wey dey road keep dia share.`,
    cash: (then) =>
      `No agent go see order wey go make im cash pass ${then}. Offer wey dem don take still stand.`,
    dispatch: 'From di next order. Order wey person don carry go finish as e start.',
    promise: (then) =>
      `From now front page go talk ${then}, and order wey fit reach by then no go pass am with 15 minutes. Wetin we don promise still stand.`,
    shown: 'From now e go dey every page, receipt and message.',
    legalText: 'From now di page go show dis text, with di day wey e change.',
    ownText: 'Di page go show our own text again.',
    reviewed: 'Privacy and terms page no go talk say dem be draft again.',
    draft: 'Privacy and terms page go talk say dem be draft.',
    visits: 'We go count visits from di next page. Wetin we don count still dey.',
    visitsOff: 'We no go count visit again. Wetin we don count still dey.',
  },
  preview: {
    title: 'Wetin last week order for be',
    text: 'Type one figure for fees or earnings: before you save am, we go calculate di last ten orders of di week again here.',
    none: 'We no deliver any order for di last seven days.',
    caption: 'Di last ten orders: fees and earnings as dem be, and as dem for be',
    columns: { order: 'Order', customer: 'Fees', agents: 'Agents dey earn' },
    way: (area, km) => `${area}, ${km} km`,
    facts: (market, items) => `${market}, we buy ${items === 1 ? '1 item' : `${items} items`}`,
    errand: 'na errand',
    loads: { light: '', bag: 'big bag', heavy: 'heavy load' },
    change: (was, would) => `${was} → ${would}`,
    all: 'Everything join',
    sums: (fees, agents) => `Di orders of last week: fees ${fees}, agents ${agents}`,
  },
  undo: 'Undo',
  undone: (label) => `${label} don go back as e be`,
  before: 'Wetin e be before',
  beforeOf: (label) => `Wetin e be before: ${label}`,
  neverChanged: 'Nobody don change am before.',
  wasIn: (city, before, after) => `${city}: ${before} → ${after}`,
  theHousesOwn: 'di house own',
  was: (before, after) => `${before} → ${after}`,
  by: (who, when) => `${who}, ${when}`,
  theHouse: 'Di system by itself',
  empty: 'Empty',
  takeBack: (value) => `Go back to ${value}`,
  takeBackOf: (label, value) => `${label}: go back to ${value}`,
  on: 'On',
  off: 'Off',
};
