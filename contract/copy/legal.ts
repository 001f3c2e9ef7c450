import type { Language } from '../accounts/schema.ts';
import type { LegalPage } from '../pages/legal-pages.ts';
import { accessibility as englishAccessibility } from './legal/en/accessibility.ts';
import { privacy as englishPrivacy } from './legal/en/privacy.ts';
import { terms as englishTerms } from './legal/en/terms.ts';
import { accessibility as pidginAccessibility } from './legal/pcm/accessibility.ts';
import { privacy as pidginPrivacy } from './legal/pcm/privacy.ts';
import { terms as pidginTerms } from './legal/pcm/terms.ts';

/** The texts of these pages until an admin writes others; only the server loads them. */
export const legalCopy: Readonly<Record<Language, Readonly<Record<LegalPage, string>>>> = {
  en: { privacy: englishPrivacy, terms: englishTerms, accessibility: englishAccessibility },
  pcm: { privacy: pidginPrivacy, terms: pidginTerms, accessibility: pidginAccessibility },
};
