import * as z from 'zod/mini';
import { instant } from '#contract/fields.ts';
import { savedAddressId, savedListId } from '#contract/lists/saved/schema.ts';
import { marketId } from '#contract/markets/schema.ts';
import { tradingDays } from '#contract/time.ts';
import { address } from '#contract/address.ts';
import { hour } from '../windows/schema.ts';
import { weeklyDraftId } from './ids.ts';

/** Reasons why a draft has no price. */
export const weeklyTroubles = [
  'no-place',
  'market-closed',
  'market-gone',
  'outside-area',
  'empty-list',
  'list-too-long',
  'not-carried',
  'window-over',
  'window-closed',
  'window-full',
] as const;
export type WeeklyTrouble = (typeof weeklyTroubles)[number];

export const draftStates = ['open', 'used', 'ignored', 'over'] as const;

const weekday = z.enum(tradingDays);

/** The weekday of a saved list, and where it is bought and brought. */
export const writtenWeekly = z.strictObject({
  listId: savedListId,
  weekday,
  /** The hour of the delivery window; null: as soon as it can come on that day. */
  hour: z.nullable(hour),
  marketId,
  addressId: savedAddressId,
});

export const weeklyList = z.object({
  listId: savedListId,
  weekday,
  hour: z.nullable(z.int()),
  marketId,
  marketName: z.string(),
  /** Null where its person has thrown it away. */
  addressId: z.nullable(savedAddressId),
  /** True once its last drafts were ignored: no more are made until it is started again. */
  isPaused: z.boolean(),
  /** The day that the next draft is for. */
  nextDay: z.iso.date(),
  /** The draft that can be ordered from now. */
  draftId: z.nullable(weeklyDraftId),
});
export type WeeklyList = z.output<typeof weeklyList>;

/** A draft as the composer opens it: the list as it is written now. */
export const weeklyDraft = z.object({
  id: weeklyDraftId,
  day: z.iso.date(),
  state: z.enum(draftStates),
  text: z.string(),
  marketId,
  /** Null where its person has thrown it away. */
  address: z.nullable(address),
  window: z.nullable(instant),
});
export type WeeklyDraft = z.output<typeof weeklyDraft>;
