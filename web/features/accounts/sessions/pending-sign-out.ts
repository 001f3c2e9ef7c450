/** Pending sign-out: its account, and the time up to which stored data is the account’s. */
export interface Leaving {
  owner: string | null;
  before: number;
}

const key = 'left';

/** Stored until a page has deleted everything: this one may be closed before that. */
export function rememberLeaving(leaving: Leaving): void {
  try {
    localStorage.setItem(key, JSON.stringify(leaving));
  } catch {
    // A browser that keeps nothing has nothing to forget either.
  }
}

function rememberedLeaving(): Leaving | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isLeaving(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Finishes a sign-out that was interrupted. */
export async function finishSignOut(): Promise<void> {
  const left = rememberedLeaving();
  if (left === undefined) return;
  try {
    const { forgetWhatWaits } = await import('#web/offline/queue/queue.ts');
    await forgetWhatWaits(left);
    localStorage.removeItem(key);
  } catch {
    // The code for it is out of reach, or the device is: the next sign of life tries again.
  }
}

function isLeaving(stored: unknown): stored is Leaving {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'owner' in stored &&
    (stored.owner === null || typeof stored.owner === 'string') &&
    'before' in stored &&
    typeof stored.before === 'number'
  );
}
