import type { UseQueryResult } from '@tanstack/react-query';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ageWords } from '../order/age.ts';
import { timeOf } from '#web/lib/format/dates.ts';
import { dayAndTime } from '../order/when.ts';

interface Props {
  query: Pick<UseQueryResult, 'dataUpdatedAt' | 'isError'>;
  /** How what is shown is kept true; a code and four digits are only ever asked again. */
  live: LiveState | 'asked-again';
}

/** When what is shown was true, and how it is kept so. */
export function Freshness({ query, live }: Props) {
  const words = useCatalogue(trackingCopy);
  const isOnline = useOnline();
  const now = useNow();
  const { freshness } = words;
  const at = new Date(query.dataUpdatedAt).toISOString();
  const isLive = live === 'open' && isOnline && !query.isError;
  const age = isLive ? null : ageWords(query.dataUpdatedAt, now, freshness);
  if (!isOnline) {
    return (
      <p className="flex items-start gap-2 text-sm">
        <Icon name="offline" size={20} />
        <span>
          {freshness.offline(dayAndTime(at, now, words))} {age !== null && freshness.old(age)}
        </span>
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      {isLive && (
        <span className="inline-flex items-center gap-1.5 font-extrabold">
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
