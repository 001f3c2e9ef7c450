import type { Language } from '../accounts/schema.ts';

const english = {
  title: 'This page has not started yet',
  text: 'The network is slow, and we keep trying. What you wrote stays here.',
  again: 'Try again',
  noScript: 'This page needs JavaScript, and your browser has it switched off. Switch it on, or call us.',
  call: (phone: string) => `Call ${phone}`,
};

type NotStartedCopy = typeof english;

const pidgin: NotStartedCopy = {
  title: 'Dis page never start',
  text: 'Network dey slow, and we still dey try. Wetin you write dey safe here.',
  again: 'Try again',
  noScript: 'Dis page need JavaScript, and your browser don off am. On am, or call us.',
  call: (phone) => `Call ${phone}`,
};

/** The copy of a page whose script did not come. */
export const notStartedCopy: Readonly<Record<Language, NotStartedCopy>> = { en: english, pcm: pidgin };
