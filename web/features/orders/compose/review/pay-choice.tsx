import { Link } from 'wouter';
import { payCopy } from '#contract/copy/payments.ts';
import type { PayCopy } from '#contract/copy/payments/en.ts';
import { orderCopy } from '#contract/copy/order.ts';
import type { Kobo } from '#contract/kobo.ts';
import type { Quote } from '#contract/orders/placing/schema.ts';
import { payWays, type PayWay } from '#contract/orders/schema.ts';
import { paths } from '#contract/paths.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ComposerOption } from '../option.tsx';
import { receiverOf } from '#web/features/orders/placing/draft.ts';
import { useDraftPart } from '#web/features/orders/placing/draft-store.ts';
import { payWayOf, type PayWays } from '#web/features/orders/placing/pay-ways.ts';

interface Props {
  quote: Quote;
  ways: PayWays;
  ceilingKobo: Kobo;
  chosen: PayWay | null;
  onChoose: (way: PayWay) => void;
}

const isDoorLeftOut: ReadonlySet<PayWays['door']> = new Set(['debt', 'none']);

/** The ways to pay, one that is shut with the reason; credit is named too, since it pays first. */
export function PayChoice({ quote, ways, ceilingKobo, chosen, onChoose }: Props) {
  const { choice: copy } = useCatalogue(payCopy);
  const { ceiling } = useCatalogue(orderCopy);
  const receiver = useDraftPart(receiverOf);
  if (ways.isAllCredit) return <Alert tone="success">{copy.creditAll(naira(ceilingKobo))}</Alert>;
  const way = payWayOf(chosen, ways);
  const shown = payWays.filter((one) =>
    one === 'online' ? ways.isOnlineOpen : !isDoorLeftOut.has(ways.door),
  );
  const isAbove = ways.door === 'above-cap';
  const { debtKobo, capKobo } = quote.payOnDelivery;
  const atDoor = receiver === null ? copy.ways.on_delivery.text : copy.atOther.text(receiver);
  const text = (one: PayWay) => {
    if (one === 'online') return copy.ways.online.text(naira(ceilingKobo - ways.creditKobo));
    return isAbove ? ceiling.aboveDoorCap(naira(capKobo), naira(ceilingKobo)) : atDoor;
  };
  return (
    <div className="grid gap-3">
      {ways.door === 'none' && <PaidBefore isOpen={ways.isOnlineOpen} />}
      {debtKobo > 0 && ways.door === 'debt' && (
        <Alert tone="warning">
          {(ways.isOnlineOpen ? copy.debt : copy.debtOnly)(naira(debtKobo))}{' '}
          <Link className="link" href={paths.myOrders}>
            {copy.toOrders}
          </Link>
        </Alert>
      )}
      {(ways.isOnlineOpen || isAbove) && (
        <fieldset className="grid gap-2">
          <legend className="sr-only">{copy.legend}</legend>
          {shown.map((one) => (
            <ComposerOption
              key={one}
              name="pay-way"
              label={wayLabel(copy, one, receiver)}
              isChosen={way === one}
              isShut={one === 'on_delivery' && isAbove}
              onChoose={() => onChoose(one)}
            >
              <span className="text-sm text-ink-soft">{text(one)}</span>
            </ComposerOption>
          ))}
        </fieldset>
      )}
      {!ways.isOnlineOpen && !isDoorLeftOut.has(ways.door) && (
        <p className="flex gap-2">
          <Icon name="info" />
          {copy.onlineClosed}
        </p>
      )}
      {ways.creditKobo > 0 && (
        <p className="flex gap-2 font-extrabold">
          <Icon name="check" />
          {copy.credit(naira(ways.creditKobo))}
        </p>
      )}
    </div>
  );
}

/** The name of a way to pay; of a receiver’s door, with their name. */
export function wayLabel(copy: PayCopy['choice'], way: PayWay, receiver: string | null): string {
  return way === 'on_delivery' && receiver !== null ? copy.atOther.label(receiver) : copy.ways[way].label;
}

/** The reason why the door is left out, and the way back to it where there is no other. */
function PaidBefore({ isOpen }: { isOpen: boolean }) {
  const { paidBefore } = useCatalogue(payCopy).choice;
  return <Alert tone={isOpen ? 'info' : 'danger'}>{isOpen ? paidBefore.before : paidBefore.shut}</Alert>;
}
