/** What became of one sending. */
export type Outcome =
  | { outcome: 'sent'; id: string }
  /** There is no such device, or none that may be called: its registration is to be forgotten. */
  | { outcome: 'gone' }
  /** Not now; a service that is out of reach, or that an owner has to mend an account with, is asked again. */
  | { outcome: 'later'; retryAfterSeconds?: number; why: string }
  /** Never, however often it is asked. */
  | { outcome: 'refused'; why: string };

/** An id is kept in a log, so it stays short whatever a service answers. */
export function sent(id: string): Outcome {
  return { outcome: 'sent', id: id.slice(0, 200) };
}

export function later(why: string, retryAfterSeconds?: number): Outcome {
  const when = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return { outcome: 'later', why: why.slice(0, 200), ...when };
}

export function refused(why: string): Outcome {
  return { outcome: 'refused', why: why.slice(0, 200) };
}
