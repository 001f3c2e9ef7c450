import { boardCopy } from '#contract/copy/admin/board.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { useSetting } from '#web/features/settings/queries.ts';
import type { BoardOrder } from './board-order.ts';
import { timeLeftOf } from './time-left.ts';
import { dayAndTime } from '#web/features/orders/order/when.ts';

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
  return <TimeBadge minutes={left.kind === 'late' ? -left.minutes : left.minutes} />;
}

/** So many minutes still; fewer than none are too many. */
export function TimeBadge({ minutes }: { minutes: number }) {
  const { timeLeft: words } = useCatalogue(boardCopy);
  const long = Math.abs(minutes);
  const time = long < 120 ? words.minutes(long) : words.hours(Math.floor(long / 60));
  if (minutes < 0) return <Badge tone="pepper">{words.late(time)}</Badge>;
  return <Badge tone={minutes <= soonMinutes ? 'garri' : 'leaf'}>{words.left(time)}</Badge>;
}
