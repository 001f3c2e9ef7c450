import { useEffect, useRef, type RefObject } from 'react';

/** Handlers by the place of the key on the keyboard: with Alt a key writes other letters on some. */
export type AltKeys = Readonly<Record<string, (() => void) | undefined>>;

type Listener = RefObject<AltKeys>;

/** All that hear keys on this page; the one that was used last stands first. */
let listeners: readonly Listener[] = [];

/**
 * Keys with Alt, which also work while somebody types; never behind a dialog. Of several players on a page the one that
 * was used last hears them, until then the first: the answer is put on its element.
 */
export function useAltKeys(keys: AltKeys): RefObject<HTMLElement | null> {
  const current = useRef(keys);
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const used = () => {
      listeners = [current, ...listeners.filter((listener) => listener !== current)];
    };
    const place = element.current;
    if (listeners.length === 0) addEventListener('keydown', press);
    listeners = [...listeners, current];
    place?.addEventListener('pointerdown', used);
    place?.addEventListener('focusin', used);
    return () => {
      listeners = listeners.filter((listener) => listener !== current);
      if (listeners.length === 0) removeEventListener('keydown', press);
      place?.removeEventListener('pointerdown', used);
      place?.removeEventListener('focusin', used);
    };
  }, []);
  return element;
}

function press(event: KeyboardEvent): void {
  const { altKey, ctrlKey, metaKey, code } = event;
  if (!altKey || ctrlKey || metaKey || document.querySelector('dialog[open]') !== null) return;
  const listener = listeners.find(({ current }) => current[code] !== undefined);
  if (listener === undefined) return;
  event.preventDefault();
  listener.current[code]?.();
}
