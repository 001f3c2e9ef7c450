import type { Place } from '#contract/areas.ts';

export type NotFound = 'not-allowed' | 'not-found';

const longestWaitMs = 15_000;

/** Position of the phone, asked for only after a tap. */
export function findMe(): Promise<Place | NotFound> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve('not-found');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      (error) => resolve(error.code === error.PERMISSION_DENIED ? 'not-allowed' : 'not-found'),
      { enableHighAccuracy: true, timeout: longestWaitMs, maximumAge: 60_000 },
    );
  });
}
