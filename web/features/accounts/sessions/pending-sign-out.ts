/** Somebody signed out here: whose things go, and what was put there until when. */
export interface Leaving {
  owner: string | null;
  before: number;
}

const key = 'left';

/** Kept until a page has seen to it that nothing is left: this one may be gone before that. */
export function rememberLeaving(leaving: Leaving): void {
  try {
    localStorage.setItem(key, JSON.stringify(leaving));
  } catch {
    // A browser that keeps nothing has nothing to forget either.
  }
}

export function rememberedLeaving(): Leaving | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isLeaving(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function forgetLeaving(): void {
  localStorage.removeItem(key);
}

function isLeaving(kept: unknown): kept is Leaving {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'owner' in kept &&
    (kept.owner === null || typeof kept.owner === 'string') &&
    'before' in kept &&
    typeof kept.before === 'number'
  );
}
