import type { OrderForAdmin } from '#contract/admin/order-history.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

const tones = {
  accepted: 'leaf',
  declined: 'pepper',
  lapsed: 'garri',
  withdrawn: 'plain',
  open: 'garri',
} as const;

/** To whom the order was offered, and what they said. */
export function AdminOffers({ offers }: Pick<OrderForAdmin, 'offers'>) {
  const { order: copy } = useCatalogue(adminOrdersCopy);
  return (
    <Card title={copy.offers}>
      {offers.length === 0 && <p className="text-ink-soft">{copy.noOffers}</p>}
      <ul className="grid gap-3">
        {offers.map(({ id, agent, part, madeAt, outcome, declineReason, earnKobo }) => (
          <li key={id} className="grid gap-0.5">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-extrabold wrap-anywhere">{agent.name}</span>
              <Badge tone={tones[outcome ?? 'open']}>{copy.outcomes[outcome ?? 'open']}</Badge>
            </p>
            <p className="text-sm text-ink-soft">
              {[
                momentOf(madeAt),
                copy.parts[part],
                copy.earns(naira(earnKobo)),
                declineReason === null ? '' : copy.declines[declineReason],
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
