import { stopCopy } from '#contract/copy/agent/stop.ts';

type Words = (typeof stopCopy)['en'];

/** True of a reason that was chosen, not written: the phone sends the words of the choice in its agent's language. */
export function isChosen(reason: string, wordsOf: (copy: Words) => string): boolean {
  return Object.values(stopCopy).some((copy) => wordsOf(copy) === reason);
}
