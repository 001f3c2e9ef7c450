export const track = {
  title: 'Track an order',
  description: 'Follow a market order with its code and the last four digits of the phone.',
};
