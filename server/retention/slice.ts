const slices = 256;
const everyMs = 10 * 60_000;

/** A 256th of the range of a random hexadecimal text. */
export interface Slice {
  from: string;
  /** Null for the last one. */
  before: string | null;
}

export const allSlices: readonly Slice[] = Array.from({ length: slices }, (_, place) => ({
  from: prefix(place),
  before: place + 1 === slices ? null : prefix(place + 1),
}));

/**
 * The slice whose turn it is. Rows that nobody looks for by age have no index of it, which every write would have to
 * keep: all of them are walked through in two days, a slice every ten minutes.
 */
export function sliceInTurn(now: Date): Slice {
  return allSlices[Math.floor(now.getTime() / everyMs) % slices] ?? { from: '', before: null };
}

function prefix(place: number): string {
  return place.toString(16).padStart(2, '0');
}
