import type { Market } from '#contract/markets/schema.ts';
import { MarketStall } from '../../../illustrations/market-stall.tsx';
import { classNames } from '../../../ui/class-names.ts';

/** The market's photo, or its drawn stall while nobody has taken one. */
export function MarketPicture({
  market,
  className,
}: {
  market: Pick<Market, 'slug' | 'imageUrl'>;
  className: string;
}) {
  if (market.imageUrl === null)
    return <MarketStall market={market.slug} className={classNames('h-auto w-full', className)} />;
  const look = classNames('block w-full bg-sunk object-cover', className);
  return (
    <img
      src={market.imageUrl}
      alt=""
      className={look}
      width={640}
      height={400}
      loading="lazy"
      decoding="async"
    />
  );
}
