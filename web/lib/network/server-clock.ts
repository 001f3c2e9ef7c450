/** The server's clock minus the phone's monotonic one, once it was heard. */
let offsetMs: number | undefined;

/** An answer said what time it is; a later answer that says an earlier one was longer on its way. */
export function hearServerTime(asOf: string): void {
  const heard = Date.parse(asOf) - performance.now();
  if (offsetMs === undefined || heard > offsetMs) offsetMs = heard;
  keepWallOffset(Date.parse(asOf) - Date.now());
}

/** The key under which this phone keeps the offset of its clock from the server's. */
const wallOffsetKey = 'server-clock';
const differsMs = 1000;

function keepWallOffset(wallOffsetMs: number): void {
  try {
    if (Math.abs(wallOffsetMs - (readWallOffset() ?? Infinity)) < differsMs) return;
    localStorage.setItem(wallOffsetKey, String(wallOffsetMs));
  } catch {
    // A browser that keeps nothing says its own time.
  }
}

function readWallOffset(): number | undefined {
  const kept = Number.parseFloat(localStorage.getItem(wallOffsetKey) ?? '');
  return Number.isFinite(kept) ? kept : undefined;
}

/**
 * What the server's clock says now by the phone's, as far as that was off when the server was heard last: it outlives a
 * reload, and goes on while the phone sleeps.
 */
export function serverNowByWall(): number {
  try {
    return Date.now() + (readWallOffset() ?? 0);
  } catch {
    return Date.now();
  }
}

/** What the server's clock says now, however the phone's own is set; without a word from it, the phone's. */
export function serverNow(): number {
  return offsetMs === undefined ? Date.now() : performance.now() + offsetMs;
}

/** Whole seconds until an instant of the server's clock; never less than none. */
export function secondsUntil(instant: string): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - serverNow()) / 1000));
}
