import type { Language } from '#contract/accounts/schema.ts';

const sentences: Readonly<Record<Language, string>> = {
  en: 'This is for the head office: it is about every city.',
  pcm: 'Dis one na for head office: e concern every city.',
};

/** Words for an admin of some cities who asks for what is about the whole house. */
export function headOfficeSentence(language: Language): string {
  return sentences[language];
}
