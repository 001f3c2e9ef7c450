import type { OrderKind, SeenErrand } from './schema.ts';

/** The course that an order's steps take: of its kind, and of something done that ends where it is done. */
export const orderCourses = ['market', 'fetch', 'carry', 'do', 'do-there'] as const;
export type OrderCourse = (typeof orderCourses)[number];

/** True where an order has a stop with one thing to collect or to do, and no list that is bought line by line. */
export function hasOneThing(kind: OrderKind | null | undefined): kind is 'carry' | 'do' {
  return kind === 'carry' || kind === 'do';
}

export function courseOf({ kind, brings }: { kind: OrderKind; brings: boolean }): OrderCourse {
  return kind === 'do' && !brings ? 'do-there' : kind;
}

type AnyErrand = { kind: 'fetch' | 'carry' } | { kind: 'do'; brings: boolean };

/** The course of an order as its customer asks for it, and as its readers see it. */
export function courseOfErrand(errand: AnyErrand | null): OrderCourse {
  if (errand === null) return 'market';
  return courseOf({ kind: errand.kind, brings: errand.kind !== 'do' || errand.brings });
}

/** True where nothing comes to a door: the errand ends at its stop, and costs no way. */
export function isDoneThere(errand: AnyErrand | undefined): boolean {
  return courseOfErrand(errand ?? null) === 'do-there';
}

/** A parcel, or something to be done: one thing, of which nothing is bought. */
export type SeenThing = Extract<SeenErrand, { kind: 'carry' | 'do' }>;
export type ThingCourse = Extract<OrderCourse, 'carry' | 'do' | 'do-there'>;

/** The errand of an order that is of one thing; null for a list. */
export function thingOf(errand: SeenErrand | null): SeenThing | null {
  return !errand || errand.kind === 'fetch' ? null : errand;
}

export function courseOfThing(thing: SeenThing): ThingCourse {
  return thing.kind === 'do' && !thing.brings ? 'do-there' : thing.kind;
}
