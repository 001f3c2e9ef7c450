import type { Language } from '../accounts/schema.ts';

const english = {
  title: 'Confirm your number',
  /** Above what an unverified number may order at the door. */
  why: (phone: string) => `We send a code by SMS to ${phone}. With it your order is confirmed.`,
  whyProfile: (phone: string) => `We send a code by SMS to ${phone}. It shows that the number is yours.`,
  send: 'Send me the code',
  sending: 'Sending…',
  sent: (phone: string) => `A code is on its way to ${phone}. It is good for 10 minutes.`,
  code: 'The 6 digits from the SMS',
  codeRefused: 'The code has 6 digits.',
  check: 'Confirm',
  checking: 'Checking…',
  again: 'Send another code',
  againIn: (seconds: number) => `Another code can be sent in ${seconds} s`,
  offline: 'No network. Your list is safe; go on here as soon as the network is back.',
  verified: 'This number is confirmed',
  unverified: 'This number is not confirmed yet',
  byCall: 'We cannot send codes at the moment. We call you when you order; then your number is confirmed.',
  failed: 'The code could not be sent. Try again in a moment.',
  done: 'Number confirmed',
  confirm: 'Confirm this number',
  saveFirst: 'Save the new number first, then confirm it.',
  /** Beside the limit, before the order is placed. */
  willCode: (most: string) => `Above ${most} at the door we send a code to your number first.`,
  willCall: (most: string) => `Above ${most} at the door we call your number before anybody buys.`,
  callTitle: 'We will call you',
  callText: (phone: string, time: string) =>
    `We call ${phone} to confirm your order. If nobody answers by ${time}, it is cancelled and nothing is owed.`,
};

type PhonesCopy = typeof english;

const pidgin: PhonesCopy = {
  title: 'Confirm your number',
  why: (phone) => `We go send code by SMS to ${phone}. E go confirm your order.`,
  whyProfile: (phone) => `We go send code by SMS to ${phone}. E go show say di number na your own.`,
  send: 'Send me di code',
  sending: 'E dey send…',
  sent: (phone) => `Code dey come to ${phone}. E good for 10 minutes.`,
  code: 'Di 6 digits wey dey di SMS',
  codeRefused: 'Di code get 6 digits.',
  check: 'Confirm',
  checking: 'We dey check…',
  again: 'Send another code',
  againIn: (seconds) => `You fit ask for another code in ${seconds} s`,
  offline: 'No network. Your list dey safe; continue for here once network come back.',
  verified: 'Dis number don confirm',
  unverified: 'Dis number never confirm',
  byCall: 'We no fit send code now. We go call you when you order; your number go confirm that time.',
  failed: 'We no fit send di code. Try again after some time.',
  done: 'Number don confirm',
  confirm: 'Confirm dis number',
  saveFirst: 'Save di new number first, den confirm am.',
  willCode: (most) => `If e pass ${most} for door, we go first send code to your number.`,
  willCall: (most) => `If e pass ${most} for door, we go call your number before anybody buy.`,
  callTitle: 'We go call you',
  callText: (phone, time) =>
    `We go call ${phone} to confirm your order. If nobody pick by ${time}, e go cancel and you no owe anything.`,
};

/** The words of a number that is to be proved. */
export const phonesCopy: Readonly<Record<Language, PhonesCopy>> = { en: english, pcm: pidgin };
