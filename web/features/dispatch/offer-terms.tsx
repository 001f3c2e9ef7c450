import { agentCopy } from '#contract/copy/agent.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Offer } from '#contract/dispatch/schema.ts';
import { loadClassOf, writtenGrams } from '#contract/lists/load/load-class.ts';
import { timeOf } from '#web/lib/format/dates.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { deliveryLabel } from '#web/features/orders/money/delivery-parts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';

/** Earnings and terms of an offer. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const { offers: words } = useCatalogue(agentCopy);
  return (
    <div className="grid content-start gap-4">
      <div className="grid gap-1">
        <p className="text-ink-soft">{words.earn}</p>
        <p className="text-3xl leading-none font-extrabold text-leaf-ink">{shortNaira(offer.earnKobo)}</p>
        <p className="mt-2 font-extrabold">
          {words.parts[offer.part]} · {offer.marketName}
          {offer.orders.length > 1 && ` · ${words.orders(offer.orders.length)}`}
        </p>
        {offer.errand && <Stop errand={offer.errand} />}
        {offer.from !== null && <p>{words.from(offer.from, offer.marketName)}</p>}
      </div>
      <ul className="grid gap-3">
        {offer.orders.map((order) => (
          <OfferedOrder key={order.code} order={order} isHalf={offer.part !== 'whole'} />
        ))}
      </ul>
    </div>
  );
}

/** Says that it goes to no market, and where the shop is. */
function Stop({ errand: { kind, stop } }: { errand: NonNullable<Offer['errand']> }) {
  const { offers: words } = useCatalogue(agentCopy);
  return (
    <p className="wrap-anywhere">
      <Badge tone="garri">{words.errands[kind]}</Badge> {stop.area}
    </p>
  );
}

type Offered = Offer['orders'][number];

function OfferedOrder({ order, isHalf }: { order: Offered; isHalf: boolean }) {
  const { offers: words } = useCatalogue(agentCopy);
  const names = order.itemNames.join(', ');
  const more = order.items - order.itemNames.length;
  return (
    <li className="grid gap-1 rounded-md bg-sunk p-3">
      <p className="text-lg font-extrabold">
        {order.area} · {words.kilometres(order.kilometres.toFixed(1))}
      </p>
      <p className="wrap-anywhere">
        {words.items(order.items)}: {more > 0 ? words.more(names, more) : names}
      </p>
      <p className="text-sm text-ink-soft">
        {words.goods(shortNaira(order.goodsKobo))}
        {loadClassOf(order.loadGrams ?? 0) !== 'light' &&
          ` · ${words.weighs(writtenGrams(order.loadGrams ?? 0))}`}
        {order.window
          ? ` · ${words.window(timeOf(order.window.from), timeOf(order.window.to))}`
          : order.dueAt !== null && ` · ${words.due(timeOf(order.dueAt))}`}
      </p>
      {order.pay && <Pay pay={order.pay} items={order.items} isHalf={isHalf} />}
    </li>
  );
}

interface PayProps {
  pay: NonNullable<Offered['pay']>;
  items: number;
  /** Two agents share the delivery. */
  isHalf: boolean;
}

/** The sum that is sure and why, and the sum that each item adds. */
function Pay({ pay, items, isHalf }: PayProps) {
  const words = useCatalogue(agentCopy).offers.pay;
  const { delivery, feeParts } = useCatalogue(trackingCopy).bill;
  const fee = `${delivery} ${shortNaira(pay.deliveryFeeKobo)}`;
  const reasons = deliveryLabel(fee, pay.deliveryParts, feeParts);
  const reason =
    pay.floorKobo === null
      ? words.share(pay.sharePercent, shortNaira(pay.deliveryFeeKobo))
      : words.floor(shortNaira(pay.floorKobo));
  return (
    <>
      {reasons !== fee && <p className="text-sm text-ink-soft">{reasons}</p>}
      <p>{words.because(shortNaira(pay.deliveryKobo), isHalf ? words.half(reason) : reason)}</p>
      {pay.perItemKobo > 0 && (
        <p>{words.perItem(shortNaira(pay.perItemKobo), shortNaira(items * pay.perItemKobo))}</p>
      )}
    </>
  );
}
