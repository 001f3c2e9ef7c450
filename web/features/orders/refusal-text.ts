import type { Language } from '#contract/accounts/schema.ts';
import { refusalSentence } from '#contract/copy/refusals.ts';
import { refusalStatus, type RefusalCode } from '#contract/refusals.ts';

/** Why it was refused, in the reader's language: what goes without a sign-in goes without the language too. */
export function refusalWords(
  { code, sentence }: { code: string | null; sentence: string },
  language: Language,
): string {
  return code !== null && isRefusal(code) ? refusalSentence(code, language) : sentence;
}

function isRefusal(code: string): code is RefusalCode {
  return Object.hasOwn(refusalStatus, code);
}
