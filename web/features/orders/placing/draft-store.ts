import { useSyncExternalStore } from 'react';
import { draftKey } from '../device-keys.ts';
import { draft as schema, emptyDraft, withItems, type Draft } from './draft.ts';
import { withoutOldRefusal } from './refusal.ts';

let held: Draft | undefined;
const listeners = new Set<() => void>();

/** The one draft of this device: it survives closing the tab, a crash, and no network. */
export function currentDraft(): Draft {
  held ??= read();
  return held;
}

/** Changes the draft; it is on the device before this returns. */
export function changeDraft(change: (now: Draft) => Draft): void {
  const before = currentDraft();
  const next = withoutOldRefusal(change(before), before);
  if (next === before) return;
  held = next;
  try {
    localStorage.setItem(draftKey, JSON.stringify(next));
  } catch {
    // A full or forgetful browser: the draft lives as long as this tab.
  }
  notify();
}

/** Changes the draft's things by hand. */
export function changeItems(change: Parameters<typeof withItems>[1]): void {
  changeDraft((now) => withItems(now, change));
}

/** True while somebody looks at the draft in this tab. */
export function isDraftInSight(): boolean {
  return listeners.size > 0;
}

export function useDraft(): Draft {
  return useSyncExternalStore(listen, currentDraft, () => emptyDraft);
}

/** One part of the draft, for what has to answer a finger at once. */
export function useDraftPart<Part>(partOf: (draft: Draft) => Part): Part {
  return useSyncExternalStore(
    listen,
    () => partOf(currentDraft()),
    () => partOf(emptyDraft),
  );
}

function read(): Draft {
  try {
    const parsed = schema.safeParse(JSON.parse(localStorage.getItem(draftKey) ?? 'null'));
    return parsed.success ? parsed.data : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

function notify(): void {
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', takeFromOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', takeFromOtherTab);
  };
}

/** A device has one draft, so a change in another tab shows here too. */
function takeFromOtherTab(event: StorageEvent): void {
  if (event.key !== draftKey && event.key !== null) return;
  held = undefined;
  notify();
}
