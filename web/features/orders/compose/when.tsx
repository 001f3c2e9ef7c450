import { useMarkets } from '#web/features/markets/queries.ts';
import { extraPart } from '#web/lib/screen/late-part.tsx';
import type { Draft } from '../placing/draft.ts';
import { servingMarket } from '../placing/shop/shop.ts';
import { useArrivals } from '../placing/use-arrivals.ts';

/** Few markets offer windows: the others do without its code. */
const ComposerWindows = extraPart(async () => (await import('./windows.tsx')).ComposerWindows);

interface Props {
  draft: Draft;
  onTap: () => void;
}

/** The time that it is wanted for, where the market that serves it takes orders for one. */
export function ComposerWhen({ draft, onTap }: Props) {
  const { window, refusal } = draft;
  const marketId = servingMarket(draft);
  const serving = useMarkets()?.filter(({ id }) => id === marketId);
  const arrivals = useArrivals(serving ?? []);
  const offers = arrivals?.find((answer) => answer.marketId === marketId)?.offersWindows === true;
  // One that was chosen stays in sight, whatever is known without network.
  if (marketId === null || (!offers && window === null)) return null;
  return (
    <ComposerWindows key={marketId} marketId={marketId} chosen={window} refusal={refusal} onTap={onTap} />
  );
}
