import type { OrderKind, SeenErrand } from '#contract/orders/errands/schema.ts';

interface StopRow {
  kind: OrderKind;
  stopArea: string | null;
  stopLandmark: string | null;
}

export function viewErrand({ kind, stopArea, stopLandmark }: StopRow): SeenErrand | null {
  if (kind === 'market') return null;
  return { kind, stop: { area: stopArea ?? '', landmark: stopLandmark ?? '' } };
}
