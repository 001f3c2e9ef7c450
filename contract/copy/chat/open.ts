import type { Language } from '#contract/accounts/schema.ts';

const english = {
  title: { order: (code: string) => `Order ${code}`, office: 'Our office' },
  customer: (name: string) => `Chat with ${name}`,
  order: 'Chat about this order',
  office: 'Chat with us',
  unread: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
  badge: (count: number) => (count > 99 ? '99+' : String(count)),
  officeTitle: 'Need help?',
  officeText: 'Write to us here. A person answers, and the answer waits for you.',
};

type Words = typeof english;

const pidgin: Words = {
  title: { order: (code) => `Order ${code}`, office: 'Our office' },
  customer: (name) => `Chat with ${name}`,
  order: 'Chat about dis order',
  office: 'Chat with us',
  unread: (count) => (count === 1 ? '1 new message' : `${count} new messages`),
  badge: (count) => (count > 99 ? '99+' : String(count)),
  officeTitle: 'You need help?',
  officeText: 'Write us for here. Na person go answer, and di answer go wait for you.',
};

/** The words of the door to a conversation: they stand where nobody may ever open one. */
export const openTalkCopy: Readonly<Record<Language, Words>> = { en: english, pcm: pidgin };
