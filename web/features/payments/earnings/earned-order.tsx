import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import type { EarnedForOrder } from '#contract/payments/earnings/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';

/** One order's part; where it is held, why and until when. */
export function EarnedOrder({ order }: { order: EarnedForOrder }) {
  const { earnings: copy } = useCatalogue(agentMoneyCopy);
  const { code, at, kobo, isBothWays, held } = order;
  return (
    <li className="flex items-baseline justify-between gap-4">
      <span className="min-w-0">
        {copy.order(code)}
        {isBothWays === true && ` · ${copy.bothWays}`}
        <span className="block text-sm text-ink-soft">
          {held === null ? momentOf(at) : copy.why[held.why](momentOf(held.until ?? at))}
        </span>
      </span>
      <span className="font-extrabold whitespace-nowrap">{naira(kobo)}</span>
    </li>
  );
}
