import type { Language } from '#contract/accounts/schema.ts';

const english = {
  city: 'City',
  lead: (opens: string, closes: string) => `We shop here from ${opens} to ${closes}, Monday to Saturday.`,
  other: (city: string) => `Markets in ${city}`,
  all: (city: string) => `All markets in ${city}`,
  others: 'Other cities',
};

const pidgin: typeof english = {
  city: 'City',
  lead: (opens, closes) => `We dey shop here from ${opens} to ${closes}, Monday to Saturday.`,
  other: (city) => `Market for ${city}`,
  all: (city) => `All market for ${city}`,
  others: 'Other cities',
};

/** The words of pages by city, which only a house with several cities shows. */
export const cityPagesCopy: Readonly<Record<Language, typeof english>> = { en: english, pcm: pidgin };
