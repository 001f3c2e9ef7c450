import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { Market } from '#contract/markets/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { ClosureForm } from './form.tsx';

interface Props {
  markets: readonly Market[];
  /** The address: `close` has the first day, `until` and `reason` what is known of the rest. */
  begun: URLSearchParams;
  onEnd: () => void;
}

const aDay = /^\d{4}-\d\d-\d\d$/;

/** A closure while it is being written, beside the calendar. */
export function ClosureSheet({ markets, begun, onEnd }: Props) {
  const { calendar } = useCatalogue(adminMarketsCopy);
  const from = begun.get('close') ?? '';
  const until = begun.get('until') ?? '';
  return (
    <Sheet open={aDay.test(from)} onClose={onEnd} title={calendar.form.title}>
      <ClosureForm
        key={`${from} ${until}`}
        markets={markets}
        begun={{ from, to: aDay.test(until) ? until : from, reason: begun.get('reason') ?? '' }}
        onDone={onEnd}
      />
    </Sheet>
  );
}
