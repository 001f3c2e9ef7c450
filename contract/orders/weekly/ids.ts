import type * as z from 'zod/mini';
import { id } from '#contract/fields.ts';

export const weeklyDraftId = id.brand<'WeeklyDraftId'>();
export type WeeklyDraftId = z.output<typeof weeklyDraftId>;
