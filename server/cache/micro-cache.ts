import { askedTogether } from './single-flight.ts';

/** HTTP counts an answer's age in whole seconds, and no phone's way here and back is as short. */
const keptMs = 20;
/** Who ask since the last time; fewer are answered each from what was read after they came. */
const crowd = 8;

export interface KeptForCrowds<Answer> {
  ask: () => Promise<Answer>;
  /** Somebody has written: what was read before is not heard any more. */
  forget: () => void;
}

interface Kept<Answer> {
  answer: Promise<Answer>;
  at: number;
  /** What those of this turn wait for. */
  atTurnsEnd: Promise<Answer> | undefined;
}

/**
 * All whom the process hears in one turn are answered one right after the other at its end. Each by itself, between
 * hearing two, an answer took a fifth to two fifths more of the processor.
 */
function atTurnsEnd<Answer>(kept: Kept<Answer>): Promise<Answer> {
  kept.atTurnsEnd ??= new Promise((resolve) => {
    setImmediate(() => {
      kept.atTurnsEnd = undefined;
      resolve(kept.answer);
    });
  });
  return kept.atTurnsEnd;
}

/** As `askedTogether`; where a crowd asks, what one read serves all who come in the moment after it was begun. */
export function keptForCrowds<Answer>(read: () => Promise<Answer>): KeptForCrowds<Answer> {
  let kept: Kept<Answer> | undefined;
  let asked = 0;
  const together = askedTogether(() => {
    const reading: Kept<Answer> = { answer: read(), at: performance.now(), atTurnsEnd: undefined };
    kept = asked >= crowd ? reading : undefined;
    asked = 0;
    reading.answer.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading.answer;
  });
  return {
    ask: () => {
      asked += 1;
      return kept !== undefined && performance.now() - kept.at < keptMs ? atTurnsEnd(kept) : together();
    },
    forget: () => {
      kept = undefined;
    },
  };
}
