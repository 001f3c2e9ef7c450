import * as z from 'zod/mini';

/** Storage key of changes in the run that were not seen yet. */
const unseenKey = 'run-unseen';

const change = z.object({
  /** A later word about the same thing takes the place of the earlier one. */
  about: z.string(),
  kind: z.enum(['yes', 'no', 'gone', 'handed-over']),
  /** The item's name, or the order's code. */
  name: z.string(),
});
export type Change = z.output<typeof change>;
const changes = z.array(change);

/** More would be a list of its own; the oldest go. */
const most = 8;

const nothing: readonly Change[] = [];
let unseen: readonly Change[] | undefined;
const listeners = new Set<() => void>();

export function unseenChanges(): readonly Change[] {
  unseen ??= read();
  return unseen;
}

export function noChanges(): readonly Change[] {
  return nothing;
}

export function onUnseenChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stays until it was seen, also where the phone lets go of the page meanwhile. */
export function addChange(added: Change): void {
  put([...unseenChanges().filter(({ about }) => about !== added.about), added].slice(-most));
}

/** The agent has read them. */
export function seeChanges(): void {
  put(nothing);
}

function put(next: readonly Change[]): void {
  unseen = next;
  try {
    localStorage.setItem(unseenKey, JSON.stringify(next));
  } catch {
    // A full device: they stay as long as this page.
  }
  for (const listener of listeners) listener();
}

function read(): readonly Change[] {
  try {
    const known = changes.safeParse(JSON.parse(localStorage.getItem(unseenKey) ?? '[]'));
    return known.success ? known.data : nothing;
  } catch {
    return nothing;
  }
}
