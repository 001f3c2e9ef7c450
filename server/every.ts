import { isDatabaseAway } from './db/database-away.ts';

/** Work that comes round by itself for as long as the product runs. */
export interface Round {
  /** Does it now, or once more right after the one that is under way. */
  now: () => void;
  stop: () => Promise<void>;
}

/** Does the work every so many seconds, never twice at once; with the database away it waits for the next round. */
export function every(seconds: number, work: () => Promise<void>, complain: (error: unknown) => void): Round {
  let underWay: Promise<void> | undefined;
  let isAskedAgain = false;
  const round = async () => {
    do {
      isAskedAgain = false;
      await work().catch((error: unknown) => {
        if (!isDatabaseAway(error)) complain(error);
      });
    } while (isAskedAgain);
    underWay = undefined;
  };
  const timer = setInterval(() => {
    underWay ??= round();
  }, seconds * 1000);
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
