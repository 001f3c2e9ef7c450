import { boardCopy } from '#contract/copy/admin/board.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { timeLeftOf, type Promised, type TimeLeft } from './time-left.ts';
import { dayAndTime, etaText } from '#web/features/orders/order/when.ts';

const soonMinutes = 10;

/** Says whether it keeps its promise, and the range that its customer is told; the colour says the same from afar. */
export function BoardTimeLeft({ order }: { order: Promised }) {
  const copy = useCatalogue(trackingCopy);
  const now = useNow();
  const left = timeLeftOf(order, now);
  if (left === null) return null;
  return (
    <>
      <TimeBadge left={left} />
      {order.eta !== null && <span className="text-sm">{etaText(order.eta, now, copy)}</span>}
    </>
  );
}

function TimeBadge({ left }: { left: TimeLeft }) {
  const { timeLeft: copy } = useCatalogue(boardCopy);
  const tracking = useCatalogue(trackingCopy);
  const now = useNow();
  const time = (minutes: number) =>
    minutes < 120 ? copy.minutes(minutes) : copy.hours(Math.floor(minutes / 60));
  switch (left.kind) {
    case 'starts':
      return <Badge>{copy.starts(dayAndTime(left.at, now, tracking))}</Badge>;
    case 'late':
      return <Badge tone="pepper">{copy.late(time(left.minutes))}</Badge>;
    case 'will-be-late':
      return <Badge tone="pepper">{copy.willBeLate}</Badge>;
    case 'left':
      return (
        <Badge tone={left.minutes <= soonMinutes ? 'garri' : 'leaf'}>{copy.left(time(left.minutes))}</Badge>
      );
  }
}
