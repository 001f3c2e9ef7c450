import { useEffect, useRef } from 'react';

/** Handlers by the place of the key on the keyboard: with Alt a key writes other letters on some. */
export type AltKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Keys with Alt, which also work while somebody types; never behind a dialog. */
export function useAltKeys(keys: AltKeys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, code } = event;
      if (!altKey || ctrlKey || metaKey || document.querySelector('dialog[open]') !== null) return;
      const act = current.current[code];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
