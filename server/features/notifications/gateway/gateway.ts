/** Result of one sending. */
export type Outcome =
  | { outcome: 'sent'; id: string }
  /** There is no such device, or none that may be called: its registration is to be forgotten. */
  | { outcome: 'gone' }
  /**
   * Not now; a service that is out of reach, or that an owner has to fix an account with, is asked again. It may have
   * gone all the same where the service had heard everything and said nothing.
   */
  | { outcome: 'later'; retryAfterSeconds?: number; why: string; mayHaveGone?: boolean }
  /** Never, however often it is asked. */
  | { outcome: 'refused'; why: string };

export type Later = Extract<Outcome, { outcome: 'later' }>;

export function sent(id: string): Outcome {
  return { outcome: 'sent', id: forLog(id) };
}

export function later(why: string, retryAfterSeconds?: number): Later {
  const when = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return { outcome: 'later', why: forLog(why), ...when };
}

export function refused(why: string): Outcome {
  return { outcome: 'refused', why: forLog(why) };
}

// Replies of a service are untrusted text, and the registering browser chose the push service.
const unwritten = /\p{Cc}+/gu;

/** Short, and nothing in it that a log cannot hold. */
function forLog(text: string): string {
  return text.replace(unwritten, ' ').slice(0, 200).toWellFormed();
}

export const smsOff = refused('text messages are not configured');
