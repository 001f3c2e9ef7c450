import type { Kobo } from '#contract/kobo.ts';
import type { Quote } from '#contract/orders/placing/schema.ts';
import type { PayWay } from '#contract/orders/schema.ts';

/** Ways to pay an order of this quote, with the reason where paying at the door is closed: there is none where nothing comes to one. */
export interface PayWays {
  /** True where credit pays all of it. */
  isAllCredit: boolean;
  /** Part that credit pays. */
  creditKobo: number;
  door: 'open' | 'above-cap' | 'debt' | 'none';
  isOnlineOpen: boolean;
}

type Asked = Pick<Quote, 'payOnDelivery' | 'payOnline' | 'creditKobo'>;

export function payWaysOf(
  { payOnDelivery, payOnline, creditKobo }: Asked,
  ceilingKobo: Kobo,
  isBeforehand = false,
): PayWays {
  const { capKobo, debtKobo } = payOnDelivery;
  const door = debtKobo > 0 ? 'debt' : ceilingKobo > capKobo ? 'above-cap' : 'open';
  return {
    isAllCredit: creditKobo >= ceilingKobo,
    creditKobo: Math.min(creditKobo, ceilingKobo),
    door: isBeforehand ? 'none' : door,
    isOnlineOpen: payOnline,
  };
}

/** The way that holds: what was chosen where that is open, and nothing asked where there is nothing to choose. */
export function payWayOf(chosen: PayWay | null, ways: PayWays): PayWay {
  if (ways.isAllCredit || ways.door === 'none') return 'online';
  if (!ways.isOnlineOpen) return 'on_delivery';
  return chosen ?? (ways.door === 'open' ? 'on_delivery' : 'online');
}

/** False where the order cannot be placed until something about paying changes. */
export function canPay(way: PayWay, ways: PayWays): boolean {
  return way === 'online' ? ways.isAllCredit || ways.isOnlineOpen : ways.door === 'open';
}
