export const track = {
  title: 'Track an order',
  description: 'Follow a market order with its code and the last four digits of the phone.',
  heading: 'Track your order',
  text: 'Tracking opens together with ordering. When it does, you will need two things, and no account.',
  code: 'The order’s code',
  codeText: 'It starts with MW- and comes with your order.',
  digits: 'Last four digits',
  digitsText: 'Of the phone number on the order.',
};
