import { askedTogether } from './asked-together.ts';

/** HTTP counts an answer's age in whole seconds, and no phone's way here and back is as short. */
const keptMs = 20;
/** Who ask since the last time; fewer are answered each from what was read after they came. */
const crowd = 8;

export interface KeptForCrowds<Answer> {
  ask: () => Promise<Answer>;
  /** Somebody has written: what was read before is not heard any more. */
  forget: () => void;
}

/** As `askedTogether`; where a crowd asks, what one read serves all who come in the moment after it was begun. */
export function keptForCrowds<Answer>(read: () => Promise<Answer>): KeptForCrowds<Answer> {
  let kept: { answer: Promise<Answer>; at: number } | undefined;
  let asked = 0;
  const together = askedTogether(() => {
    const reading = { answer: read(), at: performance.now() };
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
      return kept !== undefined && performance.now() - kept.at < keptMs ? kept.answer : together();
    },
    forget: () => {
      kept = undefined;
    },
  };
}
