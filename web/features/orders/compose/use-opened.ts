import { useState } from 'react';
import { flushSync } from 'react-dom';
import { goToPlace } from './section.tsx';

/** Keeps a matter of the review open once it was opened by hand or wanted something. */
export function useOpened(
  place: Parameters<typeof goToPlace>[0],
  wantsSomething: boolean,
): [boolean, () => void] {
  const [isOpen, setOpen] = useState(wantsSomething);
  if (wantsSomething && !isOpen) setOpen(true);
  const open = () => {
    flushSync(() => setOpen(true));
    goToPlace(place);
  };
  return [isOpen, open];
}
