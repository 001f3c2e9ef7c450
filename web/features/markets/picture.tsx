import { shownWidthsOf } from '#contract/media/shown-picture.ts';
import type { Market } from '#contract/markets/schema.ts';
import { MarketStall } from '#web/illustrations/market-stall.tsx';
import { useSavesData } from '#web/lib/device/data-saver.ts';
import { classNames } from '#web/ui/class-names.ts';
import { UploadedPicture } from '#web/ui/pictures/uploaded-picture.tsx';
import { goodsOf } from './market-goods.ts';

interface Props {
  market: Pick<Market, 'slug' | 'imageUrl' | 'name' | 'description'>;
  className: string;
  /** Beside others in a list, where saving data leaves the drawn stall. */
  isInList?: boolean;
}

/** The market's photo, or its drawn stall while nobody has taken one. */
export function MarketPicture({ market, className, isInList = false }: Props) {
  const { slug, imageUrl } = market;
  const savesData = useSavesData();
  if (imageUrl === null || (savesData && isInList))
    return (
      <MarketStall goods={goodsOf(market)} market={slug} className={classNames('h-auto w-full', className)} />
    );
  const look = classNames('block aspect-[8/5] w-full bg-sunk object-cover', className);
  return (
    <UploadedPicture
      src={imageUrl}
      srcSet={shownWidthsOf(imageUrl)}
      sizes={isInList ? '(min-width: 48rem) 21rem, 100vw' : '(min-width: 48rem) 30rem, 100vw'}
      alt=""
      className={look}
      width={640}
      height={400}
      loading="lazy"
      decoding="async"
    />
  );
}
