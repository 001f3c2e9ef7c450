/** The server's clock minus the phone's monotonic one, once it was heard. */
let offsetMs: number | undefined;

/** An answer said what time it is; a later answer that says an earlier one was longer on its way. */
export function takeServerTime(asOf: string): void {
  const offset = Date.parse(asOf) - performance.now();
  if (offsetMs === undefined || offset > offsetMs) offsetMs = offset;
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
  const stored = Number.parseFloat(localStorage.getItem(wallOffsetKey) ?? '');
  return Number.isFinite(stored) ? stored : undefined;
}

/**
 * The server’s time by the phone’s wall clock with the last known offset: it survives a reload, and runs on while the
 * phone sleeps.
 */
export function serverNowByWall(): number {
  try {
    return Date.now() + (readWallOffset() ?? 0);
  } catch {
    return Date.now();
  }
}

/** The server’s time, however the phone’s clock is set; before any reply, by the last known offset. */
export function serverNow(): number {
  return offsetMs === undefined ? serverNowByWall() : performance.now() + offsetMs;
}

/** Whole seconds until an instant of the server's clock; never less than none. */
export function secondsUntil(instant: string): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - serverNow()) / 1000));
}
