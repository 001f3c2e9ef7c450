import { isDatabaseAway } from './db/database-away.ts';
import { tallyRound } from './metrics/rounds.ts';

/** What comes round, under the name by which those who run the house watch it. */
export interface Coming {
  name: string;
  everySeconds: number;
  work: () => Promise<void>;
}

/** Work that comes round by itself for as long as the product runs. */
export interface Round {
  /** Does it now, or once more right after the one that is under way. */
  now: () => void;
  stop: () => Promise<void>;
}

/** Does the work every so many seconds, never twice at once; with the database away it waits for the next round. */
export function every({ name, everySeconds, work }: Coming, complain: (error: unknown) => void): Round {
  const tally = tallyRound(name, everySeconds);
  let underWay: Promise<void> | undefined;
  let isAskedAgain = false;
  const round = async () => {
    do {
      isAskedAgain = false;
      await work().then(tally.succeeded, (error: unknown) => {
        tally.failed();
        if (!isDatabaseAway(error)) complain(error);
      });
    } while (isAskedAgain);
    underWay = undefined;
  };
  const timer = setInterval(() => {
    underWay ??= round();
  }, everySeconds * 1000);
  return {
    now: () => {
      if (underWay === undefined) underWay = round();
      else isAskedAgain = true;
    },
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}
