import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { boardCopy } from '#contract/copy/admin/board.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { HandlingName } from '#contract/orders/admin/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { Foreseen } from './forecast.ts';

interface Props {
  what: HandlingName;
  foreseen: Foreseen;
}

/** To which orders it will happen, and which stay as they are and why. */
export function AdminForeseen({ what, foreseen: { will, willNot } }: Props) {
  const { bulk: copy } = useCatalogue(adminOrdersCopy);
  const { sheet } = useCatalogue(boardCopy);
  const { statuses } = useCatalogue(trackingCopy);
  const becauseOf = ({ order, why }: Foreseen['willNot'][number]) =>
    why === 'status' ? copy.because.status(statuses[order.status]) : copy.because[why];
  return (
    <div className="grid gap-4">
      {will.length > 0 && (
        <section className="grid gap-1">
          <h3>{copy.will[what](will.length)}</h3>
          <ul className="max-h-48 overflow-y-auto">
            {will.map((order) => (
              <li key={order.code} className="wrap-anywhere">
                <span className="font-extrabold">{order.code}</span> ·{' '}
                {order.customer.name || sheet.forgotten} · {statuses[order.status]} ·{' '}
                {naira(order.ceilingKobo)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {willNot.length > 0 && (
        <section className="grid gap-1">
          <h3>{copy.willNot(willNot.length)}</h3>
          <ul className="max-h-48 overflow-y-auto text-ink-soft">
            {willNot.map((one) => (
              <li key={one.order.code}>
                <span className="font-extrabold">{one.order.code}</span> {becauseOf(one)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
