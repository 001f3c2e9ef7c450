import { errandPace } from '../arrival/range.ts';
import { hasOneThing } from './course.ts';
import type { OrderKind } from './schema.ts';
import { freeWaitMinutes } from './waiting.ts';

/** The wait that a promise reckons with: at the stop of a parcel or a task, all the time that is free. */
export function usualWaitMinutes(kind: OrderKind): number {
  return hasOneThing(kind) ? freeWaitMinutes : errandPace.queueMinutes;
}
