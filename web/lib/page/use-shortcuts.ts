import { useEffect, useRef } from 'react';

/** Handlers by key, in the browser’s names. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Single keys for those who work with the keyboard: never while somebody writes, and never behind a dialog. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = current.current[event.key];
      if (act === undefined || isMeantOtherwise(event)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

// A tick takes no letters: whoever has just ticked something goes on by keys.
const writtenIn = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

function isMeantOtherwise({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  if (target instanceof Element && target.closest(writtenIn) !== null) return true;
  return document.querySelector('dialog[open]') !== null;
}
