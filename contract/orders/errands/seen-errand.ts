import type { OrderKind, SeenErrand } from './schema.ts';

interface StopRow {
  kind: OrderKind;
  stopArea: string | null;
  stopLandmark: string | null;
}

/** The errand that an order's readers see; null for a list of a market. */
export function seenErrandOf({ kind, stopArea, stopLandmark }: StopRow): SeenErrand | null {
  if (kind === 'market') return null;
  return { kind, stop: { area: stopArea ?? '', landmark: stopLandmark ?? '' } };
}
