import type { RunOrder } from '#contract/orders/run/schema.ts';

/** The letter on an order's bag; of an order that was taken before there were any, the last sign of its code. */
export function letterOf({ bag, code }: Pick<RunOrder, 'bag' | 'code'>): string {
  return bag ?? code.slice(-1);
}
