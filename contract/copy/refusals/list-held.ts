import type { Language } from '#contract/accounts/schema.ts';

const sentences: Readonly<Record<Language, (holder: string) => string>> = {
  en: (holder) => `${holder} is writing this one down. Take the next.`,
  pcm: (holder) => `${holder} dey write dis one. Carry di next one.`,
};

/** Words for somebody who wants what another member of staff writes down already. */
export function heldSentence(holder: string, language: Language): string {
  return sentences[language](holder);
}
