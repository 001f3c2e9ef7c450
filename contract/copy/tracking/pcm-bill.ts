import type * as english from './en-bill.ts';

/** Di bill and im fees. */
export const bill: typeof english.bill = {
  title: 'Di money',
  items: 'Di items, as we guess am',
  unknown: (lines) =>
    lines === 1
      ? '1 item never get price, im money go join.'
      : `${lines} items never get price, dia money go join.`,
  delivery: 'Delivery',
  feeParts: {
    base: (money) => `to start di waka ${money}`,
    kilometres: (count, money) => `${count} km ${money}`,
    furtherKilometres: (count, money) => `${count} km join ${money}`,
    load: {
      light: (money) => `light load ${money}`,
      bag: (money) => `big bag ${money}`,
      heavy: (money) => `heavy bag ${money}`,
    },
    zone: (money) => `dis area ${money}`,
    waiting: (count, money) => `waiting ${count} × 15 minutes ${money}`,
  },
  service: 'Service fee',
  vat: (percent) => `VAT ${percent} % dey inside`,
  estimate: 'About',
  ceiling: 'E no go pass',
  ceilingText: 'If you no say yes, nobody go collect pass dis one.',
};
