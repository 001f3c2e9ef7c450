import type { english } from './desk-day-en.ts';

/** Nigerian Pidgin: one day money and di payment company list. */
export const pidgin: typeof english = {
  title: 'Money',
  intro: 'Wetin enter, wetin dey outside, and wetin dey wait for person.',
  tabs: { takings: 'Today', agents: 'Float and payout', payouts: 'To pay', provider: 'Payment company' },
  tabsLabel: 'Money, part by part',
};
