import { reportPosition } from '#contract/agents/endpoints.ts';
import { positionEverySeconds, type Position } from '#contract/agents/schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { callServer } from '#web/data/call-server.ts';

/** Access to the phone’s position. */
export type Sight = 'unknown' | 'seen' | 'denied';

interface Callbacks {
  onSight: (sight: Sight) => void;
  /** The server says that the shift is over. */
  onOver: () => void;
}

const everyMs = positionEverySeconds * 1000;
// Several tabs of one phone send as one.
const lastSentKey = 'position-sent';

/** Sends where the phone is for as long as nobody calls the answer; only while the agent is online. */
export function sharePosition({ onSight, onOver }: Callbacks): () => void {
  let known: Position | null = null;
  const watch = watchPosition(
    (position) => {
      known = position;
      onSight('seen');
    },
    () => {
      known = null;
      onSight('denied');
    },
  );
  const send = async () => {
    if (!isDue()) return;
    localStorage.setItem(lastSentKey, String(Date.now()));
    try {
      await callServer(reportPosition, { position: known, takenAt: new Date().toISOString() });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not-online') onOver();
    }
  };
  const timer = setInterval(() => void send(), everyMs);
  void send();
  return () => {
    clearInterval(timer);
    watch();
  };
}

function isDue(): boolean {
  const since = Date.now() - Number(localStorage.getItem(lastSentKey) ?? 0);
  // A clock that was set back must not silence the phone.
  return since < 0 || since >= everyMs - 50;
}

function watchPosition(onPosition: (position: Position) => void, denied: () => void): () => void {
  if (!('geolocation' in navigator)) {
    denied();
    return () => {};
  }
  const id = navigator.geolocation.watchPosition(
    ({ coords }) =>
      onPosition({
        latitude: coords.latitude,
        longitude: coords.longitude,
        accuracyMetres: Math.min(100_000, coords.accuracy),
      }),
    (error) => {
      // Under a roof the phone may not know for a while: only a no is a no.
      if (error.code === error.PERMISSION_DENIED) denied();
    },
    { enableHighAccuracy: true, maximumAge: 10_000, timeout: 30_000 },
  );
  return () => navigator.geolocation.clearWatch(id);
}
