const firstWaitMs = 2000;
const longestWaitMs = 60_000;
/** However long a server asks for, a person who stands there is not kept longer. */
const longestAskedMs = 10 * 60_000;

/** Waits between tries: growing, spread between phones, and as long as the server asked. */
export interface Pace {
  /** The wait after one more try that came to nothing. */
  next: (retryAfterSeconds: number | null) => number;
  /** Called after a success. */
  reset: () => void;
  /** True while the server has asked for patience: a press or a change of network does not shorten that. */
  mustWait: () => boolean;
}

/** Counted on a clock that nobody can set. */
export function newPace(
  now: () => number = () => performance.now(),
  chance: () => number = Math.random,
): Pace {
  let wait = firstWaitMs;
  let notBefore = 0;
  return {
    next: (retryAfterSeconds) => {
      const asked = Math.min((retryAfterSeconds ?? 0) * 1000, longestAskedMs);
      const own = wait * (0.5 + chance() / 2);
      wait = Math.min(wait * 2, longestWaitMs);
      notBefore = now() + asked;
      return Math.max(own, asked);
    },
    reset: () => {
      wait = firstWaitMs;
      notBefore = 0;
    },
    mustWait: () => now() < notBefore,
  };
}
