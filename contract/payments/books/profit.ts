import * as z from 'zod/mini';
import { koboSum } from '#contract/kobo.ts';
import { marketId } from '#contract/markets/schema.ts';
import { orderKinds } from '#contract/orders/errands/schema.ts';
import { orderCode } from '#contract/orders/schema.ts';

const sums = {
  feesKobo: koboSum,
  /** Earnings of the carriers, booked or due once the claim window closes. */
  agentsKobo: koboSum,
  /** Fees of the payment provider. */
  providerKobo: koboSum,
  /** Given back out of the house's pocket, whenever that was. */
  refundsKobo: koboSum,
  /** Goods and debts written off, and cash that counts found missing. */
  lostKobo: koboSum,
};

/** The profit of an order, a day, a market or a kind is its fees without the other four. */
const profitSums = z.object(sums);
export type ProfitSums = z.output<typeof profitSums>;

/** By the day on which orders came to their end; what belongs to no order, by the day on which it was booked. */
export const profit = z.object({
  days: z.array(z.object({ day: z.iso.date(), orders: z.int(), ...sums })),
  /** Sums that belong to no order have no market. */
  markets: z.array(z.object({ marketId: z.nullable(marketId), name: z.string(), orders: z.int(), ...sums })),
  /** Sums that belong to no order have no kind. */
  kinds: z.array(z.object({ kind: z.nullable(z.enum(orderKinds)), orders: z.int(), ...sums })),
  /** Orders with the lowest profit. */
  worst: z.array(
    z.object({ code: orderCode, market: z.string(), kind: z.enum(orderKinds), day: z.iso.date(), ...sums }),
  ),
});
export type Profit = z.output<typeof profit>;

export function madeOf({ feesKobo, agentsKobo, providerKobo, refundsKobo, lostKobo }: ProfitSums): number {
  return feesKobo - agentsKobo - providerKobo - refundsKobo - lostKobo;
}

export function sumProfit(rows: readonly ProfitSums[]): ProfitSums {
  const sum = (of: keyof ProfitSums) => rows.reduce((all, row) => all + row[of], 0);
  return profitSums.parse({
    feesKobo: sum('feesKobo'),
    agentsKobo: sum('agentsKobo'),
    providerKobo: sum('providerKobo'),
    refundsKobo: sum('refundsKobo'),
    lostKobo: sum('lostKobo'),
  });
}
