/** What has been counted of one address or person in its window. */
export interface WindowCount {
  /** Here. */
  own: number;
  /** Of those, how many the other instances have been told of. */
  told: number;
  /** On the other instances, as far as this one has heard. */
  others: number;
  /** Whether it waits to be told. */
  isWaiting: boolean;
  endsAt: number;
}

/** How a count stands after one more call, or without it where it was full. */
export interface Standing {
  isFull: boolean;
  left: number;
  secondsLeft: number;
}

/** Counts of many in windows of one length, in bounded memory. */
export interface WindowCounts {
  /** Counts one call at this instant; where the window is full it is not counted. */
  take(subject: string, now: number): Standing;
  /** What was counted here since it was last told, to be told now; nothing where counts are not shared. */
  untold(): [subject: string, count: WindowCount][];
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
    const count = { own: 0, told: 0, others: 0, isWaiting: !isShared, endsAt: now + windowMs };
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
    untold: () => {
      const told = waiting;
      waiting = [];
      for (const [, count] of told) count.isWaiting = false;
      return told;
    },
  };
}

/** Two with every new one: so the memory follows the traffic down as well as up. */
function forgetEnded(counts: Map<string, WindowCount>, now: number, most: number): void {
  let looked = 0;
  for (const [subject, { endsAt }] of counts) {
    if (looked === 2 || (endsAt > now && counts.size <= most)) return;
    counts.delete(subject);
    looked += 1;
  }
}
