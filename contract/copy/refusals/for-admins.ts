import type { Language } from '#contract/accounts/schema.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { refusalSentence } from '../refusals.ts';

type Sentences = Readonly<Partial<Record<RefusalCode, string>>>;

const english = {
  'cash-short': 'The cash that was reported is less than the bill.',
  'credit-left': 'This person still has credit. Pay it out first.',
  'credit-on-its-way': 'Credit this person asked for is not paid yet. Pay it or refuse it first.',
  'debt-open': 'This customer has not paid an earlier order. It must be paid first, or this one online.',
  'earnings-left': 'This person still has earnings. Pay them out first.',
  'float-out': 'This person still holds company money. They must hand it in first.',
  'float-too-low': 'The agent does not hold that much company money.',
  'last-godmode': 'This person is the only owner. Make somebody else an owner first.',
  'online-closed': 'Online payment is not set up here, so there is nothing to compare.',
  'order-already-open': 'This customer has another order to pay at the door that is not finished yet.',
  'order-under-way': 'An order is still under way. Wait until it is over, or cancel it first.',
  'own-account': 'This is about your own account or order. A colleague must do it.',
  'phone-unverified':
    'This number is not confirmed: have a code read back, or ring it back. Without that it has two small orders at most.',
  'same-id-other-body':
    'This was sent before with other content. Load the page again and see what was saved.',
  'staff-account': 'This account is an admin’s, and an admin cannot work as an agent.',
  'still-online': 'This person is online as an agent. They must go offline first.',
} satisfies Sentences;

const pidgin: Readonly<Record<keyof typeof english, string>> = {
  'cash-short': 'Di cash wey dem report no reach di bill.',
  'credit-left': 'Dis person still get credit. Pay am first.',
  'credit-on-its-way': 'Credit wey dis person ask for never pay. Pay am or refuse am first.',
  'debt-open': 'Dis customer never pay for one order wey pass. E go pay am first, or pay dis one online.',
  'earnings-left': 'Dis person still get money wey e work for. Pay am first.',
  'float-out': 'Company money still dey dis person hand. E must bring am come first.',
  'float-too-low': 'Company money wey dey agent hand no reach like dat.',
  'last-godmode': 'Na only dis person be owner. First make another person owner.',
  'online-closed': 'We never set up online payment for here, so nothing dey to compare.',
  'order-already-open': 'Dis customer get another order to pay for door wey never finish.',
  'order-under-way': 'One order still dey go on. Wait make e finish, or cancel am first.',
  'own-account': 'Dis one na about your own account or your own order. Make another person for office do am.',
  'phone-unverified':
    'Dis number never confirm: make dem read code give you, or call am back. Without am e fit get two small orders, no pass.',
  'same-id-other-body':
    'Dis one don go before with another thing inside. Load di page again make you see wetin we save.',
  'staff-account': 'Dis account na admin own, and admin no fit work as agent.',
  'still-online': 'Dis person dey online as agent. E must go offline first.',
};

const sentences: Readonly<Record<Language, Sentences>> = { en: english, pcm: pidgin };

/** A refusal as an admin reads it: about the person or the order, where others read of themselves. */
export function adminRefusalSentence(code: RefusalCode, language: Language): string {
  return sentences[language][code] ?? refusalSentence(code, language);
}
