/** The server's clock minus the phone's monotonic one, once it was heard. */
let offsetMs: number | undefined;

/** An answer said what time it is; a later answer that says an earlier one was longer on its way. */
export function hearServerTime(asOf: string): void {
  const heard = Date.parse(asOf) - performance.now();
  if (offsetMs === undefined || heard > offsetMs) offsetMs = heard;
}

/** What the server's clock says now, however the phone's own is set; without a word from it, the phone's. */
export function serverNow(): number {
  return offsetMs === undefined ? Date.now() : performance.now() + offsetMs;
}

/** Whole seconds until an instant of the server's clock; never less than none. */
export function secondsUntil(instant: string): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - serverNow()) / 1000));
}
