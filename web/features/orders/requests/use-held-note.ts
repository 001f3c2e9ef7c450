import { useState } from 'react';

/** A note that was recorded and not sent, which the page asks about before it is left. */
export interface HeldNote {
  isHeld: boolean;
  onHold: (isHeld: boolean) => void;
  /** Another part of the page was wanted. */
  isLeft: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** `leave` goes on at once where nothing is lost by it; else once the note may be thrown away. */
export function useHeldNote<Part>(go: (part: Part) => void): { note: HeldNote; leave: (part: Part) => void } {
  const [isHeld, setHeld] = useState(false);
  const [wanted, setWanted] = useState<{ part: Part } | null>(null);
  const note = {
    isHeld,
    onHold: setHeld,
    isLeft: wanted !== null,
    onStay: () => setWanted(null),
    onLeave: () => {
      setWanted(null);
      if (wanted !== null) go(wanted.part);
    },
  };
  return { note, leave: (part) => (isHeld ? setWanted({ part }) : go(part)) };
}
