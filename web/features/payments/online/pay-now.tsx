import { payCopy } from '#contract/copy/payments.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import type { Order } from '#contract/orders/schema.ts';
import { unpaidLapsesMs } from '#contract/payments/schema.ts';
import { naira, shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { timeOf } from '#web/lib/format/dates.ts';
import { PayByCredit } from '../credit/pay-by-credit.tsx';
import { PayAtDoor } from './pay-at-door.tsx';
import { PayOnline } from './pay-online.tsx';

interface Props {
  order: Pick<Order, 'code' | 'customer' | 'toPayKobo' | 'heldKobo' | 'status' | 'placedAt' | 'paysOnline'>;
  /** The secret half of its link, where this device holds it. */
  token: string | null;
}

/** Sum due now: all of it before the order starts, later its debt; not online where nobody can pay so. */
export function PayNow({ order, token }: Props) {
  const { now: copy } = useCatalogue(payCopy);
  const isTheirs = useMe()?.id === order.customer.id;
  const { toPayKobo, heldKobo, status, paysOnline } = order;
  const atDoor = paysOnline === false ? copy.doorOnlyText : copy.doorText;
  if (toPayKobo === 0) return null;
  const waits = status === 'placed';
  const isDebt = !isUnderWay(status);
  return (
    <section aria-labelledby="pay-now" className={waits || isDebt ? 'question' : 'card'}>
      <h2 id="pay-now">{(waits ? copy.title : copy.owedTitle)(shortNaira(toPayKobo))}</h2>
      {waits ? <Until placedAt={order.placedAt} /> : <p>{isDebt ? copy.debtText : atDoor}</p>}
      {waits && heldKobo > 0 && <p className="text-ink-soft">{copy.held(naira(heldKobo))}</p>}
      {paysOnline !== false && (
        <PayOnline code={order.code} token={token} kobo={toPayKobo} isFirst={waits || isDebt} />
      )}
      {waits && <PayAtDoor code={order.code} token={token} />}
      {isDebt && isTheirs && <PayByCredit code={order.code} kobo={toPayKobo} />}
    </section>
  );
}

/** An order that is not paid in its time makes room. */
function Until({ placedAt }: Pick<Order, 'placedAt'>) {
  const { now: copy } = useCatalogue(payCopy);
  const now = useNow();
  const until = new Date(Date.parse(placedAt) + unpaidLapsesMs);
  return (
    <>
      <p>{copy.text}</p>
      <p className="font-extrabold">{until > now ? copy.until(timeOf(until.toISOString())) : copy.expired}</p>
    </>
  );
}
