import { keysOf } from '../keys-of.ts';

/** Type of a setting’s value, for the form and for validation. */
export type SettingKind =
  | 'kobo'
  | 'minutes'
  | 'percent'
  /** With at most one decimal. */
  | 'exact-percent'
  | 'kilometres'
  | 'phone'
  | 'email'
  | 'line'
  | 'prose'
  /** A page's whole text, long, with headings and lists. */
  | 'legal'
  | 'switch'
  | 'dispatch-way';

/** One agent shops and delivers, or shoppers stay at the market and riders go between market and doors. */
export const dispatchWays = ['one-agent', 'shoppers-and-riders'] as const;

export interface SettingRule {
  kind: SettingKind;
  default: string;
  isPublic: boolean;
  /** The largest number it takes, where its kind does not say so. */
  most?: number;
  /** The setting that counts where this one is empty. */
  emptyMeans?: 'delivery_fee';
  /** A city may have its own; without it the house's counts there too. */
  byCity?: true;
}

/** Every setting there is. The specification names the first nine; their defaults are its own. */
export const settingRules = {
  delivery_fee: { kind: 'kobo', default: '15000', isPublic: true, byCity: true },
  service_fee: { kind: 'kobo', default: '5000', isPublic: true, byCity: true },
  estimated_delivery_time: { kind: 'minutes', default: '30 minutes', isPublic: true, byCity: true },
  business_name: { kind: 'line', default: 'MarketWaka', isPublic: true },
  business_description: { kind: 'prose', default: '', isPublic: true },
  business_phone: { kind: 'phone', default: '', isPublic: true },
  business_email: { kind: 'email', default: '', isPublic: true },
  business_address: { kind: 'line', default: 'Life Camp, Abuja', isPublic: true, byCity: true },
  contact_phone: { kind: 'phone', default: '', isPublic: true, byCity: true },
  // The way and the load add these to the delivery fee (contract/orders/fees/delivery-fee.ts), by default nothing.
  fee_per_km: { kind: 'kobo', default: '0', isPublic: true, most: 100_000, byCity: true },
  // The base of an errand.
  errand_fee: { kind: 'kobo', default: '', isPublic: true, emptyMeans: 'delivery_fee', byCity: true },
  // Each started quarter of an hour that an agent waits at an errand's stop, beyond the free ten minutes.
  waiting_fee: { kind: 'kobo', default: '10000', isPublic: true, most: 1_000_000, byCity: true },
  free_km: { kind: 'kilometres', default: '0', isPublic: true, most: 30, byCity: true },
  fee_bag: { kind: 'kobo', default: '0', isPublic: true, most: 1_000_000, byCity: true },
  fee_heavy: { kind: 'kobo', default: '0', isPublic: true, most: 1_000_000, byCity: true },
  // The most that is collected at a door of a number that nobody has verified.
  unverified_door_cap: { kind: 'kobo', default: '500000', isPublic: true, byCity: true },
  // The same of a verified one, before and after it has paid there once.
  first_door_cap: { kind: 'kobo', default: '1000000', isPublic: true, byCity: true },
  door_cap: { kind: 'kobo', default: '3000000', isPublic: true, byCity: true },
  // Inside both fees (contract/ledger/vat.ts).
  vat_percent: { kind: 'exact-percent', default: '0', isPublic: false, most: 30 },
  // Percentage of the delivery fee.
  agent_share_percent: { kind: 'percent', default: '80', isPublic: false, byCity: true },
  // The least for delivering an order, and what is paid for each item bought (contract/ledger/earnings.ts).
  agent_floor: { kind: 'kobo', default: '0', isPublic: false, most: 1_000_000, byCity: true },
  agent_per_item: { kind: 'kobo', default: '0', isPublic: false, most: 100_000, byCity: true },
  // The most that an agent may be sent to collect at doors, over all that they carry.
  agent_cash_limit: { kind: 'kobo', default: '5000000', isPublic: false, byCity: true },
  dispatch_way: { kind: 'dispatch-way', default: 'one-agent', isPublic: false },
  maintenance: { kind: 'switch', default: 'off', isPublic: false },
  // Public, so that a page knows without asking whether to measure anything.
  collect_visits: { kind: 'switch', default: 'off', isPublic: true },
  // Pages of their own, read one at a time; an empty text leaves the product's (contract/copy/legal.ts).
  privacy_en: { kind: 'legal', default: '', isPublic: false },
  privacy_pcm: { kind: 'legal', default: '', isPublic: false },
  terms_en: { kind: 'legal', default: '', isPublic: false },
  terms_pcm: { kind: 'legal', default: '', isPublic: false },
  accessibility_en: { kind: 'legal', default: '', isPublic: false },
  accessibility_pcm: { kind: 'legal', default: '', isPublic: false },
  // Until it is on, the pages on privacy and terms say that they are a draft.
  legal_reviewed: { kind: 'switch', default: 'off', isPublic: false },
} as const satisfies Record<string, SettingRule>;

export type SettingKey = keyof typeof settingRules;
export const settingKeys: readonly SettingKey[] = keysOf(settingRules);
