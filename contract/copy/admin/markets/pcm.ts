import type { AdminMarketsCopy } from './en.ts';
import { calendar } from './pcm/calendar.ts';
import { files } from './pcm/files.ts';
import { prices } from './pcm/prices.ts';
import { windows } from './pcm/windows.ts';
import { zones } from './pcm/zones.ts';

/** Pidgin: what those read who keep the markets. */
export const pidgin: AdminMarketsCopy = {
  tabs: {
    label: 'Di parts of dis screen',
    markets: 'Markets',
    zones: 'Areas',
    calendar: 'Calendar',
    windows: 'Time of delivery',
    round: 'Price of today',
    prices: 'Prices',
    catalogue: 'Catalogue',
    gallery: 'Gallery',
  },
  hours: {
    legend: 'Time',
    hint: 'Between 6 am and 10 pm. Any other day or time, order go wait till e open.',
    opens: 'E dey open',
    closes: 'E dey close',
    refused: 'E must open before e close, from 6 am reach 10 pm.',
    column: 'Time',
  },
  touched: {
    title: (market) => `Change di days of ${market}?`,
    text: (orders) =>
      orders === 1
        ? '1 order dey wait for day wey dis market no go open again. E go cancel, and everything go back.'
        : `${orders} orders dey wait for days wey dis market no go open again. Dem go cancel, and everything go back.`,
    confirm: 'Save am and cancel dem',
  },
  photo: {
    title: 'Photo',
    text: 'E go stand where di drawing dey, for landing page and for di market own page.',
    label: (market) => `Photo of ${market}`,
    kept: (market) => `Di photo of ${market} dey show now`,
    remove: 'Show di drawing again',
    removed: (market) => `${market} don get im drawing back`,
  },
  place: {
    title: 'Where e dey',
    text: 'Na here we dey send agents, and na from here we dey count time. Touch di map, stand there and talk am, or write plus code.',
    map: (market) => `${market} for map`,
    label: (market) => `Where ${market} dey`,
    save: 'Save dis place',
    saved: (market) => `${market} dey there now`,
    here: 'I dey di market now',
    finding: 'We dey find you…',
    noPermission: 'Dis device no gree talk where e dey. Touch di map.',
    notFound: 'Dis device no fit find where e dey. Touch di map.',
    plusCode: 'Plus code',
    plusCodeHint: 'Like 3CXW+9Q, as phone map dey show am.',
    plusCodeRefused: 'Dat one no be plus code for dis side.',
    at: (latitude, longitude) => `${latitude} north, ${longitude} east`,
  },
  mapWords: {
    loading: 'Di map dey come…',
    failed: 'Di map no gree load.',
    closer: 'Go near',
    further: 'Go far',
  },
  gallery: {
    title: 'Gallery of di landing page',
    text: 'Every place get drawing. Bring photo, e go stand there for everybody sharp sharp.',
    names: {
      pepper: 'Pepper and tomato',
      garri: 'Garri',
      yam: 'Yam',
      ugu: 'Ugu',
      fish: 'Fish',
      plantain: 'Plantain',
      beans: 'Beans and crayfish',
      oil: 'Palm oil',
    },
    isDrawing: 'Na drawing',
    isPhoto: 'Na photo',
    remove: (name) => `Show di drawing of ${name} again`,
    label: (name) => `Photo for ${name}`,
    kept: (name) => `${name} na photo now`,
    removed: (name) => `${name} na drawing again`,
  },
  upload: {
    choose: 'Bring photo',
    another: 'Another photo',
    working: 'We dey make am small…',
    sending: (percent) => `E dey go: ${percent} %`,
    unreadable: 'We no fit read dat one as photo. Choose JPEG, PNG or WebP.',
    lost: 'E no reach.',
    retry: 'Send am again',
  },
  calendar,
  files,
  prices,
  windows,
  zones,
  measure: (measure) => measure,
};
