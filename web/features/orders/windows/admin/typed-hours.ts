import type { TradingDay } from '#contract/orders/windows/rules.ts';

/** The typed numbers, by day and hour. */
export type Typed = Readonly<Record<string, string>>;

export const keyOf = (day: TradingDay, hour: number) => `${day} ${hour}`;

/** The typed number; nothing where it is none. */
export function numberOf(typed: string | undefined, most: number): number | undefined {
  const trimmed = (typed ?? '').trim();
  if (trimmed === '') return 0;
  const number = Number(trimmed);
  return Number.isInteger(number) && number >= 0 && number <= most ? number : undefined;
}
