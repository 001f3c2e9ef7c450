/** The bill and its fees. */
export const bill = {
  title: 'The bill',
  items: 'Items, estimated',
  unknown: (lines: number) =>
    lines === 1
      ? '1 item has no price yet and will be added.'
      : `${lines} items have no price yet and will be added.`,
  delivery: 'Delivery',
  feeParts: {
    base: (money: string) => `to set out ${money}`,
    kilometres: (count: number, money: string) => `${count} km ${money}`,
    furtherKilometres: (count: number, money: string) => `${count} km more ${money}`,
    load: {
      light: (money: string) => `light load ${money}`,
      bag: (money: string) => `big bag ${money}`,
      heavy: (money: string) => `heavy bag ${money}`,
    },
    zone: (money: string) => `this area ${money}`,
    waiting: (count: number, money: string) => `waiting ${count} × 15 minutes ${money}`,
  },
  service: 'Service fee',
  vat: (percent: string) => `Of which VAT ${percent} %`,
  estimate: 'About',
  ceiling: 'Never more than',
  ceilingText: 'Nobody charges you more than this unless you say yes.',
};
