/** The specification's key: what waits to be sent can be read there. */
export const pendingKey = 'pendingSync';

/** Counts of waiting and refused writes by account, for pages that must not open a database to know. */
export const unsentKey = 'unsent';

/** True where anything waits, without reading what; cheap enough for every page. */
export function somethingWaits(): boolean {
  return isFilled(pendingKey, '[]');
}

/** The same with what was refused and wants a person's word. */
export function somethingUnsent(): boolean {
  return somethingWaits() || isFilled(unsentKey, '{}');
}

function isFilled(key: string, empty: string): boolean {
  try {
    return (localStorage.getItem(key) ?? empty) !== empty;
  } catch {
    // A browser that keeps nothing: nothing waits.
    return false;
  }
}
