import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { chatDraftsKey as key } from './device-keys.ts';

/** Drafts by conversation; the limit drops the oldest. */
const most = 20;

const drafts = z.record(z.string(), z.string());

function all(): z.output<typeof drafts> {
  try {
    const read = drafts.safeParse(JSON.parse(localStorage.getItem(key) ?? '{}'));
    return read.success ? read.data : {};
  } catch {
    // Broken text, or a browser that keeps nothing.
    return {};
  }
}

export function draftText(conversation: string): string {
  return all()[conversation] ?? '';
}

export function keepDraftText(conversation: string, text: string): void {
  const { [conversation]: _old, ...others } = all();
  const stored = Object.entries(others).slice(-most + 1);
  const next = text === '' ? stored : [...stored, [conversation, text] as const];
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(next)));
  } catch {
    // A full or forgetful browser: the text lives as long as this page.
  }
}

/** The half-written text of a conversation; it is on the device with every letter. */
export function useDraftText(conversation: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => draftText(conversation));
  const write = useCallback(
    (next: string) => {
      keepDraftText(conversation, next);
      setText(next);
    },
    [conversation],
  );
  return [text, write];
}
