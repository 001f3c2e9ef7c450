import { agentCopy } from '#contract/copy/agent.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Offer } from '#contract/dispatch/schema.ts';
import { asKobo } from '#contract/kobo.ts';
import { courseOfThing, thingOf, type SeenThing } from '#contract/orders/errands/course.ts';
import { loadClassOf, writtenGrams } from '#contract/lists/load/load-class.ts';
import { timeOf } from '#web/lib/format/dates.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { deliveryLabel } from '#web/features/orders/money/delivery-parts.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { OfferedStop } from './offered-stop.tsx';

/** Earnings and terms of an offer. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const { offers: copy } = useCatalogue(agentCopy);
  const places = new Set(offer.orders.map((order) => order.marketName ?? offer.marketName));
  const isMixed = places.size > 1;
  return (
    <div className="grid content-start gap-4">
      <div className="grid gap-1">
        <p className="text-ink-soft">{copy.earn}</p>
        <p className="text-3xl leading-none font-extrabold text-leaf-ink">{shortNaira(offer.earnKobo)}</p>
        <p className="mt-2 font-extrabold">
          {!isMixed && <Part offer={offer} />} {isMixed ? [...places].join(' + ') : `· ${offer.marketName}`}
          {offer.orders.length > 1 && ` · ${copy.orders(offer.orders.length)}`}
        </p>
        {!isMixed && offer.errand && (
          <OfferedStop errand={offer.errand} stopKilometres={offer.stopKilometres} />
        )}
        {offer.from !== null && <p>{copy.from(offer.from, offer.marketName)}</p>}
      </div>
      <ul className="grid gap-3">
        {offer.orders.map((order) => {
          const thing = thingOf(isMixed ? order.errand : offer.errand);
          const props = { order, isHalf: offer.part !== 'whole' };
          return (
            <li key={order.code} className="grid gap-1 rounded-md bg-sunk p-3">
              {isMixed && <Place order={order} />}
              {thing === null ? <OfferedOrder {...props} /> : <OfferedThing thing={thing} {...props} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The market or the stop of an order that shares its bag with one of another place. */
function Place({ order: { marketName, errand } }: Pick<OrderProps, 'order'>) {
  return (
    <>
      <p className="font-extrabold wrap-anywhere">{marketName}</p>
      {errand && <OfferedStop errand={errand} stopKilometres={null} />}
    </>
  );
}

/** The part of the work in words; a parcel and a task are not bought. */
function Part({ offer: { part, errand } }: { offer: Offer }) {
  const { offers: copy } = useCatalogue(agentCopy);
  const { offer } = useCatalogue(stopCopy);
  const thing = thingOf(errand);
  return thing !== null && part === 'whole' ? offer.parts[courseOfThing(thing)] : copy.parts[part];
}

type Offered = Offer['orders'][number];

interface OrderProps {
  order: Offered;
  /** Two agents share the delivery. */
  isHalf: boolean;
}

function OfferedOrder({ order, isHalf }: OrderProps) {
  const { offers: copy } = useCatalogue(agentCopy);
  const names = order.itemNames.join(', ');
  const more = order.items - order.itemNames.length;
  return (
    <>
      <p className="text-lg font-extrabold">
        {order.area} · {copy.kilometres(order.kilometres.toFixed(1))}
      </p>
      <p className="wrap-anywhere">
        {copy.items(order.items)}: {more > 0 ? copy.more(names, more) : names}
      </p>
      <p className="text-sm text-ink-soft">
        {copy.goods(shortNaira(order.goodsKobo))}
        {loadClassOf(order.loadGrams ?? 0) !== 'light' &&
          ` · ${copy.weighs(writtenGrams(order.loadGrams ?? 0))}`}
        <When order={order} />
      </p>
      {order.pay && <Pay pay={order.pay} items={order.items} isHalf={isHalf} />}
    </>
  );
}

/** A parcel or a task: what it is, the load or the money, and the way to the door where there is one. */
function OfferedThing({ order, isHalf, thing }: OrderProps & { thing: SeenThing }) {
  const { offer: copy } = useCatalogue(stopCopy);
  const endsThere = courseOfThing(thing) === 'do-there';
  return (
    <>
      <p className="text-lg font-extrabold">
        {endsThere ? copy.endsThere : `${order.area} · ${copy.toDoor(order.kilometres.toFixed(1))}`}
      </p>
      <p className="wrap-anywhere">{order.itemNames.join(', ')}</p>
      <p className="text-sm text-ink-soft">
        {thing.kind === 'carry'
          ? copy.loads[loadClassOf(order.loadGrams ?? 0)]
          : order.goodsKobo > 0
            ? copy.layOut(shortNaira(order.goodsKobo))
            : copy.noMoney}
        <When order={order} />
      </p>
      {order.pay && <Pay pay={{ ...order.pay, perItemKobo: asKobo(0) }} items={1} isHalf={isHalf} />}
    </>
  );
}

function When({ order: { window, dueAt } }: Pick<OrderProps, 'order'>) {
  const { offers: copy } = useCatalogue(agentCopy);
  if (window) return ` · ${copy.window(timeOf(window.from), timeOf(window.to))}`;
  return dueAt === null ? null : ` · ${copy.due(timeOf(dueAt))}`;
}

interface PayProps {
  pay: NonNullable<Offered['pay']>;
  items: number;
  /** Two agents share the delivery. */
  isHalf: boolean;
}

/** The sum that is sure and why, and the sum that each item adds. */
function Pay({ pay, items, isHalf }: PayProps) {
  const copy = useCatalogue(agentCopy).offers.pay;
  const { delivery, feeParts } = useCatalogue(trackingCopy).bill;
  const fee = `${delivery} ${shortNaira(pay.deliveryFeeKobo)}`;
  const reasons = deliveryLabel(fee, pay.deliveryParts, feeParts);
  const reason =
    pay.floorKobo === null
      ? copy.share(pay.sharePercent, shortNaira(pay.deliveryFeeKobo))
      : copy.floor(shortNaira(pay.floorKobo));
  return (
    <>
      {reasons !== fee && <p className="text-sm text-ink-soft">{reasons}</p>}
      <p>{copy.because(shortNaira(pay.deliveryKobo), isHalf ? copy.half(reason) : reason)}</p>
      {pay.perItemKobo > 0 && (
        <p>{copy.perItem(shortNaira(pay.perItemKobo), shortNaira(items * pay.perItemKobo))}</p>
      )}
    </>
  );
}
