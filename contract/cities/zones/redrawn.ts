import type { Place } from '#contract/areas.ts';
import { liesIn } from '../bounds.ts';
import { middleOf, type Outline } from './outline.ts';

/** True where an outline is another than before, of two that are turned the same way. */
export function isRedrawn(before: Outline | undefined, outline: Outline): boolean {
  return JSON.stringify(before) !== JSON.stringify(outline);
}

/** True where a zone is drawn too far from the middle of its city; one that lay there before and is not redrawn may stay. */
export function isDrawnOutside(city: Place, before: Outline | undefined, outline: Outline): boolean {
  return isRedrawn(before, outline) && !liesIn(city, middleOf(outline));
}
