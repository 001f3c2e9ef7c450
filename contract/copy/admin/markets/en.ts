import { measureInEnglish } from '#contract/copy/measure-words.ts';
import { calendar } from './en/calendar.ts';
import { files } from './en/files.ts';
import { prices } from './en/prices.ts';
import { windows } from './en/windows.ts';
import { zones } from './en/zones.ts';

/** English (Nigeria): what those read who keep the markets. */
export const english = {
  tabs: {
    label: 'Parts of this screen',
    markets: 'Markets',
    zones: 'Neighbourhoods',
    calendar: 'Calendar',
    windows: 'Delivery times',
    round: 'Prices of today',
    prices: 'Prices',
    catalogue: 'Catalogue',
    gallery: 'Gallery',
  },
  hours: {
    legend: 'Hours',
    hint: 'Between 6 am and 10 pm. On other days and at other times orders wait for the next opening.',
    opens: 'Opens',
    closes: 'Closes',
    refused: 'It opens before it closes, from 6 am to 10 pm at most.',
    column: 'Hours',
  },
  touched: {
    title: (market: string) => `Change the days of ${market}?`,
    text: (orders: number) =>
      orders === 1
        ? '1 order waits for a day on which this market would no longer open. It is cancelled, with everything back.'
        : `${orders} orders wait for days on which this market would no longer open. They are cancelled, with everything back.`,
    confirm: 'Save and cancel them',
  },
  photo: {
    title: 'Photo',
    text: 'It stands in place of the drawing, on the landing page and on the market’s own.',
    label: (market: string) => `Photo of ${market}`,
    kept: (market: string) => `The photo of ${market} is shown`,
    remove: 'Show the drawing again',
    removed: (market: string) => `${market} has its drawing again`,
  },
  place: {
    title: 'Where it stands',
    text: 'Agents are sent here, and times are reckoned from here. Touch the map, stand there and say so, or write a plus code.',
    map: (market: string) => `${market} on the map`,
    label: (market: string) => `The place of ${market}`,
    save: 'Save this place',
    saved: (market: string) => `${market} stands there now`,
    here: 'I stand at the market now',
    finding: 'Finding you…',
    noPermission: 'This device may not say where it is. Touch the map instead.',
    notFound: 'This device could not find out where it is. Touch the map instead.',
    plusCode: 'Plus code',
    plusCodeHint: 'Like 3CXW+9Q, as maps on phones show it.',
    plusCodeRefused: 'That is no plus code of this area.',
    at: (latitude: string, longitude: string) => `${latitude} north, ${longitude} east`,
  },
  mapWords: {
    loading: 'Loading the map…',
    failed: 'The map could not be loaded.',
    closer: 'Zoom in',
    further: 'Zoom out',
  },
  gallery: {
    title: 'Gallery of the landing page',
    text: 'Each place has a drawing. Bring a photo and it stands there instead, for everybody, at once.',
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
    isDrawing: 'A drawing',
    isPhoto: 'A photo',
    remove: (name: string) => `Show the drawing of ${name} again`,
    label: (name: string) => `Photo for ${name}`,
    kept: (name: string) => `${name} is a photo now`,
    removed: (name: string) => `${name} is a drawing again`,
  },
  upload: {
    choose: 'Bring a photo',
    another: 'Another photo',
    working: 'Making it small…',
    sending: (percent: number) => `Sending: ${percent} %`,
    unreadable: 'That is no photo that can be read. Choose a JPEG, PNG or WebP.',
    lost: 'It did not arrive.',
    retry: 'Send it again',
  },
  calendar,
  files,
  prices,
  windows,
  zones,
  measure: measureInEnglish,
};

export type AdminMarketsCopy = typeof english;
