import type { Language } from '#contract/accounts/schema.ts';
import type { Happening } from '#contract/chat/schema.ts';

type Words = Readonly<Record<Happening, (name: string) => string>>;

const english: Words = {
  'agent-took': (name) => `${name} took this order.`,
  'rider-took': (name) => `${name} has taken over the order and is bringing it.`,
  'agent-left': () => 'The order is going to another agent now.',
  'set-off': (name) => `${name} is on the way.`,
  delivered: () => 'The order was handed over.',
  cancelled: () => 'The order was cancelled.',
  failed: () => 'The order could not be delivered.',
  'office-called': () => 'Our office was asked to join.',
};

const pidgin: Words = {
  'agent-took': (name) => `${name} don take dis order.`,
  'rider-took': (name) => `${name} don collect di order, e dey bring am come.`,
  'agent-left': () => 'Di order dey go meet another person now.',
  'set-off': (name) => `${name} dey road dey come.`,
  delivered: () => 'Di order don enter hand.',
  cancelled: () => 'Dem cancel di order.',
  failed: () => 'Di order no fit reach door.',
  'office-called': () => 'Dem call our office make e join.',
};

/** The dry lines of the house, for those who talk and for the conversation list of admins. */
export const happenedWords: Readonly<Record<Language, Words>> = { en: english, pcm: pidgin };
