import type { EventKind } from '#contract/events/domain-event.ts';
import type { LiveEvent } from '#contract/tracking/schema.ts';

type NounOf<Kind> = Kind extends `${infer Noun}.${string}` ? Noun : never;

/** Tells whether an event is about one of these nouns; that part of a kind has never changed. */
export function isAbout({ kind }: LiveEvent, ...nouns: NounOf<EventKind>[]): boolean {
  return nouns.some((noun) => kind.startsWith(`${noun}.`));
}
