import type { Language } from '#contract/accounts/schema.ts';
import { refusalSentence } from '#contract/copy/refusals.ts';
import { refusalStatus, type RefusalCode } from '#contract/refusals.ts';

/** Refusal in the reader’s language, because a call without a session carries no language. */
export function refusalText(
  { code, sentence }: { code: string | null; sentence: string },
  language: Language,
): string {
  return code !== null && isRefusal(code) ? refusalSentence(code, language) : sentence;
}

function isRefusal(code: string): code is RefusalCode {
  return Object.hasOwn(refusalStatus, code);
}
