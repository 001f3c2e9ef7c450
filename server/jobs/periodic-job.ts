import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from '../db/unavailable.ts';
import { isDiskFull } from '../process/disk-full.ts';
import { tallyRound } from '../metrics/rounds.ts';
import { inSpan } from '../traces/traces.ts';

/** A periodic job, under the name by which operators watch it. */
export interface PeriodicJob {
  name: string;
  everySeconds: number;
  /** Least pause after a run, however soon the next is asked for. */
  restSeconds?: number;
  work: () => Promise<void>;
}

/** Work that comes round by itself for as long as the product runs. */
export interface RunningJob {
  /** Does it now, or once more right after the one that is under way. */
  now: () => void;
  stop: () => Promise<void>;
}

// Some rounds come many times a second, and what they say is written down, too.
const betweenWordsOfFullDiskMs = 60_000;

/** Does the work every so many seconds, never twice at once; with the database away it waits for the next round. */
export function startPeriodicJob(
  { name, everySeconds, restSeconds, work }: PeriodicJob,
  reportError: (error: unknown) => void,
): RunningJob {
  const tally = tallyRound(name, everySeconds);
  const say = withoutRepeats(reportError);
  // A job that runs many times a second would fill every trace with nothing.
  const traced = everySeconds < 1 ? work : () => inSpan({ name: `round ${name}` }, work);
  let underWay: Promise<void> | undefined;
  let isAskedAgain = false;
  const leaving = new AbortController();
  const rest = (seconds: number) =>
    pause(seconds * 1000, undefined, { signal: leaving.signal }).catch(() => undefined);
  const round = async () => {
    do {
      isAskedAgain = false;
      await traced().then(tally.succeeded, (error: unknown) => {
        tally.failed();
        if (!isDatabaseAway(error)) say(error);
      });
      if (restSeconds !== undefined) await rest(restSeconds);
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
      leaving.abort();
      await underWay;
    },
  };
}

/** Everything is told, but of a disk without room only now and then. */
function withoutRepeats(reportError: (error: unknown) => void): (error: unknown) => void {
  let reportedAt = -Infinity;
  return (error) => {
    const now = performance.now();
    if (isDiskFull(error) && now - reportedAt < betweenWordsOfFullDiskMs) return;
    if (isDiskFull(error)) reportedAt = now;
    reportError(error);
  };
}
