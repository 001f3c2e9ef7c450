import { paths } from '../paths.ts';

/** Addresses inside the office's screens: tabs, and one subject of the history. No first visit downloads them. */
export const officePaths = {
  /** The neighbourhoods, on a map. */
  zones: `${paths.adminMarkets}?tab=zones`,
  /** The grid of the morning’s prices. */
  priceRound: `${paths.adminMarkets}?tab=round`,
  cities: `${paths.adminSettings}?tab=cities`,
  /** Audit history; of one subject where it is named. */
  history: (subject?: string) =>
    `${paths.adminSettings}?tab=history${subject === undefined ? '' : `&subject=${encodeURIComponent(subject)}`}`,
  /** Security log, the third tab of the settings. */
  security: `${paths.adminSettings}?tab=security`,
} as const;
