import type { Language } from '../accounts/schema.ts';
import type { RefusalCode } from '../refusals.ts';
import { englishRefusals } from './refusals/en.ts';
import { pidginRefusals } from './refusals/pcm.ts';

const sentences: Readonly<Record<Language, Readonly<Record<RefusalCode, string>>>> = {
  pcm: pidginRefusals,
  en: englishRefusals,
};

export function refusalSentence(code: RefusalCode, language: Language): string {
  return sentences[language][code];
}
