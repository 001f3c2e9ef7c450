/** The count of one address or person in its window. */
export interface WindowCount {
  /** Here. */
  own: number;
  /** The part of it that was published to the other instances. */
  reported: number;
  /** On the other instances, as far as this one has heard. */
  others: number;
  /** True while it waits to be published. */
  isWaiting: boolean;
  endsAt: number;
}

/** The standing of a count after one more call, or without it where it was full. */
export interface Standing {
  isFull: boolean;
  left: number;
  secondsLeft: number;
}

/** Counts of many in windows of one length, in bounded memory. */
export interface WindowCounts {
  /** Counts one call at this instant; where the window is full it is not counted. */
  take(subject: string, now: number): Standing;
  /** The counts to publish since the last time; none where counts are not shared. */
  takeUnreported(): [subject: string, count: WindowCount][];
}

interface Bounds {
  quota: number;
  windowMs: number;
  isShared: boolean;
  /** More subjects than this are not remembered: the one whose window began first is forgotten. */
  most: number;
}

export function openWindowCounts({ quota, windowMs, isShared, most }: Bounds): WindowCounts {
  // In the order in which the windows began, which is nearly the one in which they end.
  const counts = new Map<string, WindowCount>();
  let waiting: [string, WindowCount][] = [];
  const begin = (subject: string, now: number) => {
    const count = { own: 0, reported: 0, others: 0, isWaiting: !isShared, endsAt: now + windowMs };
    counts.delete(subject);
    counts.set(subject, count);
    forgetEnded(counts, now, most);
    return count;
  };
  return {
    take: (subject, now) => {
      const known = counts.get(subject);
      const count = known === undefined || known.endsAt <= now ? begin(subject, now) : known;
      const secondsLeft = Math.ceil((count.endsAt - now) / 1000);
      const taken = count.own + count.others;
      if (taken >= quota) return { isFull: true, left: 0, secondsLeft };
      if (!count.isWaiting) waiting.push([subject, count]);
      count.isWaiting = true;
      count.own += 1;
      return { isFull: false, left: quota - taken - 1, secondsLeft };
    },
    takeUnreported: () => {
      const unreported = waiting;
      waiting = [];
      for (const [, count] of unreported) count.isWaiting = false;
      return unreported;
    },
  };
}

/** Two with every new one: so the memory follows the traffic down as well as up. */
function forgetEnded(counts: Map<string, WindowCount>, now: number, most: number): void {
  let sweeps = 0;
  for (const [subject, { endsAt }] of counts) {
    if (sweeps === 2 || (endsAt > now && counts.size <= most)) return;
    counts.delete(subject);
    sweeps += 1;
  }
}
