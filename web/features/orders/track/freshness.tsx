import type { UseQueryResult } from '@tanstack/react-query';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ageText } from '../order/age.ts';
import { timeOf } from '#web/lib/format/dates.ts';
import { dayAndTime } from '../order/when.ts';

interface Props {
  query: Pick<UseQueryResult, 'dataUpdatedAt' | 'isError'>;
  /** The way in which the screen stays up to date; a tracker without a link only polls. */
  live: LiveState | 'asked-again';
  /** True where the order does not change any more: then only a lost network is mentioned. */
  isOver?: boolean;
}

/** The time at which the page was true, and how it is kept so. */
export function Freshness({ query, live, isOver = false }: Props) {
  const copy = useCatalogue(trackingCopy);
  const isOnline = useOnline();
  const now = useNow();
  const { freshness } = copy;
  const at = new Date(query.dataUpdatedAt).toISOString();
  const isLive = live === 'open' && isOnline && !query.isError;
  const age = isLive ? null : ageText(query.dataUpdatedAt, now, freshness);
  if (!isOnline) {
    return (
      <p className="flex items-start gap-2 text-sm">
        <Icon name="offline" size={20} />
        <span>
          {freshness.offline(dayAndTime(at, now, copy))} {age !== null && freshness.old(age)}
        </span>
      </p>
    );
  }
  if (isOver) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      {(isLive || live === 'waiting') && (
        // Its room is held from the start: a line more would push away what is about to be pressed.
        <span
          className="inline-flex items-center gap-1.5 font-extrabold"
          style={{ visibility: isLive ? 'visible' : 'hidden' }}
        >
          <span className="live-dot" aria-hidden="true" />
          {freshness.live}
        </span>
      )}
      <span>
        {isLive || live === 'waiting' ? freshness.liveText(timeOf(at)) : freshness.polling(timeOf(at))}
        {query.isError && ` ${freshness.failed}`}
        {age !== null && ` ${freshness.old(age)}`}
      </span>
    </p>
  );
}
