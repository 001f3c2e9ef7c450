import type { Language } from '#contract/accounts/schema.ts';
import { asSms } from '#contract/notifications/sms.ts';

// Short, for the last line has to fit as well.
const texts: Readonly<Record<Language, (code: string, business: string) => string>> = {
  en: (code, business) => `${code} is your ${business} code. Give it to nobody.`,
  pcm: (code, business) => `${code} na your ${business} code. No give anybody.`,
};

interface CodeText {
  code: string;
  business: string;
  /** For whom a browser may read it out of the message. */
  host: string;
}

const longestBusiness = 24;

/** The text of the SMS; its last line lets a browser of that host fill the code in by itself. */
export function phoneCodeText(language: Language, { code, business, host }: CodeText): string {
  const words = texts[language](code, asSms(business).slice(0, longestBusiness).trim());
  return `${asSms(words)}\n\n@${host} #${code}`;
}
