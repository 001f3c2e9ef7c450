import type { Market } from '#contract/markets/schema.ts';
import { Stall } from '../../../illustrations/stall.tsx';
import { classNames } from '../../../ui/class-names.ts';

/** The market's photo, or a drawn stall while there is none. */
export function MarketPicture({ market, className }: { market: Pick<Market, 'imageUrl'>; className: string }) {
  const look = classNames('block w-full bg-garri-soft object-cover', className);
  return market.imageUrl === null ? (
    <Stall className={look} />
  ) : (
    <img src={market.imageUrl} alt="" className={look} width={640} height={360} loading="lazy" decoding="async" />
  );
}
