import { boardCopy } from '#contract/copy/board.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { useCatalogue, useNow } from '../../../lib/surroundings.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { useSetting } from '../../settings/queries.ts';
import type { BoardOrder } from '../board-search.ts';
import { timeLeftOf } from '../time-left.ts';
import { dayAndTime } from '../when.ts';

const soonMinutes = 10;

/** Time left in words; the colour says the same to whoever looks from afar. */
export function BoardTimeLeft({
  order,
}: {
  order: Pick<BoardOrder, 'status' | 'placedAt' | 'scheduledFor'>;
}) {
  const { timeLeft: words } = useCatalogue(boardCopy);
  const tracking = useCatalogue(trackingCopy);
  const now = useNow();
  const promised = Number.parseInt(useSetting('estimated_delivery_time'), 10);
  const left = timeLeftOf(order, promised, now);
  if (left === null) return null;
  if (left.kind === 'starts') return <Badge>{words.starts(dayAndTime(left.at, now, tracking))}</Badge>;
  const time = left.minutes < 120 ? words.minutes(left.minutes) : words.hours(Math.floor(left.minutes / 60));
  if (left.kind === 'late') return <Badge tone="pepper">{words.late(time)}</Badge>;
  return <Badge tone={left.minutes <= soonMinutes ? 'garri' : 'leaf'}>{words.left(time)}</Badge>;
}
