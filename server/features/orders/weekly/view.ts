import { pinOf } from '#contract/areas.ts';
import type { WeeklyDraft, WeeklyList } from '#contract/orders/weekly/schema.ts';
import { hourOf } from '#contract/orders/windows/rules.ts';
import type { DraftRow } from './store-drafts.ts';
import type { WeeklyListRow } from './store-lists.ts';

export function viewWeeklyList({ pausedAt, ...row }: WeeklyListRow): WeeklyList {
  return { ...row, isPaused: pausedAt !== null };
}

export function viewDraft({ id, day, hour, state, text, marketId, ...row }: DraftRow): WeeklyDraft {
  return { id, day, state, text, marketId, address: addressOf(row), window: windowOf(day, hour) };
}

/** The address that an order of it goes to; nothing where it was thrown away. */
export function addressOf(
  row: Pick<DraftRow, 'area' | 'landmark' | 'directions' | 'latitude' | 'longitude'>,
) {
  const { area, landmark, directions } = row;
  if (area === null || landmark === null || directions === null) return null;
  return { area, landmark, directions, pin: pinOf(row) };
}

/** The start of its delivery window; nothing where it comes as soon as it can. */
export function windowOf(day: string, hour: number | null): string | null {
  return hour === null ? null : hourOf(day, hour).toISOString();
}
