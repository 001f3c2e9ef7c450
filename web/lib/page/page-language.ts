import type { Language } from '#contract/accounts/schema.ts';

/** Language of the page, for words that are said outside of its components. */
export function pageLanguage(): Language {
  return document.documentElement.lang.startsWith('en') ? 'en' : 'pcm';
}
