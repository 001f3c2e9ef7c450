import type { PublicCopy } from '#contract/copy/public.ts';

export const track: PublicCopy['track'] = {
  title: 'Track order',
  description: 'Follow your market order with di code and di last four numbers of di phone.',
  heading: 'Track your order',
  text: 'Tracking go open same time with ordering. When e open, na two things you go need; you no need account.',
  code: 'Di order code',
  codeText: 'E dey start with MW-, and e dey come with your order.',
  digits: 'Last four numbers',
  digitsText: 'Of di phone number wey dey di order.',
};
