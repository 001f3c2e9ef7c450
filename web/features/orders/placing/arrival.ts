import type { TrackingCopy } from '#contract/copy/tracking/en.ts';
import type { Quote } from '#contract/orders/placing/schema.ts';
import { etaText } from '../order/when.ts';

/** The range of an order that is placed now, in the words that its page will say; nothing where none is known. */
export function arrivalText(
  { when, arrival }: Pick<Quote, 'when' | 'arrival'>,
  now: Date,
  copy: TrackingCopy,
): string | null {
  if (arrival === null) return null;
  const start = when.kind === 'now' ? now : new Date(when.startsAt);
  const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();
  return etaText({ from: after(arrival.earliest), to: after(arrival.latest) }, now, copy);
}
