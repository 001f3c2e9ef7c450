/** Free tries in a window, and what follows: waits that double, or none until the window ends. */
export interface Limit {
  name: string;
  free: number;
  windowSeconds: number;
  afterwards: 'next-window' | { firstWaitSeconds: number; longestWaitSeconds: number };
}

export interface Count {
  attempts: number;
  blockedUntil: Date;
  resetsAt: Date;
}

export type Try = { allowed: true; count: Count } | { allowed: false; retryAfterSeconds: number };

export function countTry(count: Count, limit: Limit, now: Date): Try {
  if (count.blockedUntil > now) {
    return { allowed: false, retryAfterSeconds: secondsBetween(now, count.blockedUntil) };
  }
  const isOver = count.resetsAt <= now;
  const attempts = isOver ? 1 : count.attempts + 1;
  const windowEnd = isOver ? later(now, limit.windowSeconds) : count.resetsAt;
  if (attempts < limit.free) {
    return { allowed: true, count: { attempts, blockedUntil: now, resetsAt: windowEnd } };
  }
  if (limit.afterwards === 'next-window') {
    return { allowed: true, count: { attempts, blockedUntil: windowEnd, resetsAt: windowEnd } };
  }
  const blockedUntil = later(now, waitSeconds(limit.afterwards, attempts - limit.free));
  // The waits go on growing until somebody has kept still for a whole window.
  return {
    allowed: true,
    count: { attempts, blockedUntil, resetsAt: later(blockedUntil, limit.windowSeconds) },
  };
}

function waitSeconds(
  waits: { firstWaitSeconds: number; longestWaitSeconds: number },
  doublings: number,
): number {
  return Math.min(waits.longestWaitSeconds, waits.firstWaitSeconds * 2 ** Math.min(doublings, 30));
}

function later(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}

function secondsBetween(from: Date, to: Date): number {
  return Math.max(1, Math.ceil((to.getTime() - from.getTime()) / 1000));
}
