import { event } from '#contract/events/event.ts';
import { id } from '#contract/fields.ts';

/** A weekly list became a draft, or rests because nobody ordered from its drafts. */
export const weeklyEvents = [
  event('weekly.drafted', { draftId: id }),
  event('weekly.paused', { listId: id }),
] as const;
