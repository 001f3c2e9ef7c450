/** English (Nigeria): a day's money and the payment company's list. */
export const english = {
  title: 'Money',
  intro: 'What came in, what is out, and what waits for a person.',
  tabs: {
    takings: 'Today',
    agents: 'Floats and payouts',
    payouts: 'To be paid',
    provider: 'Payment company',
  },
  tabsLabel: 'Money, by part',
};
