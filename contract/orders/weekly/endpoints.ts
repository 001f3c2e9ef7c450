import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { done, noInput } from '#contract/fields.ts';
import { savedListId } from '#contract/lists/saved/schema.ts';
import { marketId } from '#contract/markets/schema.ts';
import { tradingDays } from '#contract/time.ts';
import { weeklyDraftId } from './ids.ts';
import { weeklyDraft, weeklyList, writtenWeekly } from './schema.ts';

export const listWeeklyLists = defineEndpoint({
  name: 'listWeeklyLists',
  purpose: 'The saved lists of this account that become a draft each week.',
  method: 'GET',
  path: '/api/lists/weekly',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: noInput,
  reply: z.array(weeklyList),
  refusals: [],
});

export const setWeeklyList = defineEndpoint({
  name: 'setWeeklyList',
  purpose:
    'Make a saved list weekly, change its day and place, or start it again; nothing is ever bought by itself.',
  method: 'PUT',
  path: '/api/lists/saved/:listId/weekly',
  audience: 'signed-in',
  duringMaintenance: 'refused',
  input: writtenWeekly,
  reply: weeklyList,
  refusals: ['not-found', 'weekly-lists-full', 'market-gone', 'outside-area', 'window-closed'],
});

export const stopWeeklyList = defineEndpoint({
  name: 'stopWeeklyList',
  purpose: 'Make no more drafts of a saved list; one that is not weekly is answered the same.',
  method: 'DELETE',
  path: '/api/lists/saved/:listId/weekly',
  audience: 'signed-in',
  duringMaintenance: 'refused',
  input: z.strictObject({ listId: savedListId }),
  reply: done,
  refusals: [],
});

export const showWeeklyDraft = defineEndpoint({
  name: 'showWeeklyDraft',
  purpose: 'A draft of a weekly list of this account, to be looked through and ordered.',
  method: 'GET',
  path: '/api/weekly-drafts/:draftId',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: z.strictObject({ draftId: weeklyDraftId }),
  reply: weeklyDraft,
  refusals: ['not-found'],
});

export const listWeeklyHours = defineEndpoint({
  name: 'listWeeklyHours',
  purpose: 'The hours of the week that a market takes orders for; none where it offers no delivery windows.',
  method: 'GET',
  path: '/api/markets/:marketId/weekly-hours',
  audience: 'signed-in',
  duringMaintenance: 'answered',
  input: z.strictObject({ marketId }),
  reply: z.array(z.object({ weekday: z.enum(tradingDays), hour: z.int() })),
  refusals: ['not-found'],
});
