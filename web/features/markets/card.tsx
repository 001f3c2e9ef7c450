import { Link } from 'wouter';
import type { Market } from '#contract/markets/schema.ts';
import { paths } from '#contract/paths.ts';
import { lagosClock } from '#contract/time.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { openingOf } from './opening/opening.ts';
import { MarketDays } from './opening/week.tsx';
import { MarketPicture } from './picture.tsx';
import { OpenState } from './opening/open-state.tsx';

/** A market in a list: open or not, where, and its week. The whole card opens it. */
export function MarketCard({ market, now }: { market: Market; now: Date }) {
  const { markets } = useCopy();
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface focus-within:border-leaf hover:border-leaf">
      <MarketPicture isInList market={market} className="aspect-[8/5]" />
      <div className="grid grid-cols-1 gap-3 p-4">
        <h3>
          <Link href={paths.market(market.slug)} className="after:absolute after:inset-0">
            {market.name}
          </Link>
        </h3>
        <OpenState opening={openingOf(market, now)} />
        {market.location === '' ? null : (
          <p className="flex gap-2 text-sm text-ink-soft">
            <Icon name="track" size={20} />
            <span>
              <span className="sr-only">{markets.locationLabel}: </span>
              {market.location}
            </span>
          </p>
        )}
        <MarketDays market={market} today={lagosClock(now).weekday} />
      </div>
    </article>
  );
}
