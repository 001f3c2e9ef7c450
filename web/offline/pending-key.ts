/** The specification's key: what waits to be sent can be read there. */
export const pendingKey = 'pendingSync';

/** True where anything waits, without reading what; cheap enough for every page. */
export function somethingWaits(): boolean {
  try {
    return (localStorage.getItem(pendingKey) ?? '[]') !== '[]';
  } catch {
    // A browser that keeps nothing: nothing waits.
    return false;
  }
}
