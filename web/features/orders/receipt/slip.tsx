import { claimsCopy } from '#contract/copy/claims.ts';
import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { courseOfErrand, thingOf } from '#contract/orders/errands/course.ts';
import { isOff, isUnderWay } from '#contract/orders/lifecycle.ts';
import type { Order } from '#contract/orders/schema.ts';
import { momentOf, timeOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Mark } from '#web/illustrations/mark.tsx';
import { useCitySetting } from '../use-city-setting.ts';
import { useBusinessPhone, useSetting } from '#web/features/settings/queries.ts';
import { useStatusText } from '../errands/use-status-text.ts';
import { billOf } from '../money/money-lines.ts';
import { ItemsRow } from '../money/items-row.tsx';
import { FeeRows } from '../money/fee-rows.tsx';
import { MoneyRow, MoneyRows } from '../money/money-rows.tsx';
import { EndedCost, MoneyStandingRows, useMoneyFacts } from '../money/standing.tsx';
import { PictureRow } from '../order/picture-row.tsx';
import { ReceiptItems } from './items.tsx';

/** Paper, whatever the theme of the screen: it looks the same printed. */
export function ReceiptSlip({ order, token }: { order: Order; token: string | null }) {
  const { receiptPage: copy, got } = useCatalogue(trackingCopy);
  const business = useSetting('business_name');
  const bill = billOf(order);
  const facts = useMoneyFacts(order, token);
  const isGuess = bill.kind === 'guess';
  return (
    <article
      data-theme="light"
      className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-6 rounded-lg border border-line p-5 sm:p-8 print:border-0 print:p-0"
    >
      <Head order={order} />
      <Facts order={order} />
      {isOff(order.status) && <p className="font-extrabold">{copy.cancelled}</p>}
      <ReceiptItems items={order.items} errand={order.errand} isOver={!isUnderWay(order.status)} />
      {isOff(order.status) ? (
        facts !== undefined && <EndedCost facts={facts} order={order} />
      ) : (
        <MoneyRows>
          <ItemsRow order={order} bill={bill} label={isGuess ? copy.itemsGuess : copy.itemsPaid} />
          <FeeRows order={order} />
          <MoneyRow label={isGuess ? copy.totalGuess : copy.total} kobo={bill.totalKobo} isTotal />
          <MoneyBack order={order} />
        </MoneyRows>
      )}
      {facts === undefined ? (
        !isOff(order.status) && <Planned order={order} />
      ) : (
        <MoneyStandingRows facts={facts} isMember={order.customer.id !== null} />
      )}
      {order.receiptUrls.length > 0 && (
        <div className="grid gap-2">
          <h2 className="text-base">{got.receipts}</h2>
          <PictureRow pictures={order.receiptUrls} nameOf={got.receipt} />
        </div>
      )}
      <div className="grid gap-1 text-ink-soft">
        {bill.kind !== 'final' && !isOff(order.status) && <p>{copy.pending}</p>}
        <p>
          {copy.ceiling}: {naira(order.ceilingKobo)}
        </p>
      </div>
      <p className="border-t border-dashed border-line-strong pt-4 text-center">
        {(thingOf(order.errand) === null ? copy.thanks : copy.thanksForThing)(business)}
      </p>
    </article>
  );
}

/** Sums that claims brought back, each beside its item. */
function MoneyBack({ order: { claims, items } }: { order: Order }) {
  const { back } = useCatalogue(claimsCopy);
  return claims.map(({ id, itemId, approvedKobo }) => {
    const item = items.find((one) => one.id === itemId);
    if (approvedKobo === null || item === undefined) return null;
    return <MoneyRow key={id} label={back(item.name)} kobo={approvedKobo} />;
  });
}

function Head({ order }: { order: Order }) {
  const { receiptPage: copy } = useCatalogue(trackingCopy);
  const business = useSetting('business_name');
  const address = useSetting('business_address');
  const companyPhone = useBusinessPhone();
  const phone =
    useCitySetting('contact_phone', { code: order.code, marketId: order.market.id }) || companyPhone;
  return (
    <header className="flex flex-wrap items-start justify-between gap-4 border-b border-dashed border-line-strong pb-4">
      <div className="flex flex-wrap gap-3">
        <Mark />
        <p className="wrap-anywhere">
          <span className="block text-lg font-extrabold">{business}</span>
          <span className="block text-sm text-ink-soft">{address}</span>
          {phone !== '' && <span className="block text-sm text-ink-soft">{readablePhone(phone)}</span>}
        </p>
      </div>
      <div className="ms-auto text-end">
        <h1 className="text-xl">{copy.heading}</h1>
        <p className="font-extrabold wrap-anywhere">{order.code}</p>
        {order.bag !== null && <p className="text-sm">{copy.bag(order.bag)}</p>}
      </div>
    </header>
  );
}

function Facts({ order }: { order: Order }) {
  const { receiptPage: copy } = useCatalogue(trackingCopy);
  const { receipt: ofThing } = useCatalogue(errandCopy);
  const statuses = useStatusText(order.errand?.kind ?? null);
  const thing = thingOf(order.errand);
  const givenBy = thing?.kind === 'carry' ? thing.givenBy : null;
  const facts = [
    [copy.placed, momentOf(order.placedAt)],
    ...(order.window ? [[copy.window, `${momentOf(order.window.from)} – ${timeOf(order.window.to)}`]] : []),
    [
      thing !== null ? ofThing.stop[thing.kind] : order.errand === null ? copy.market : copy.shop,
      order.market.name,
    ],
    ...(givenBy ? [[ofThing.giver, givenBy]] : []),
    [copy.status, statuses[order.status]],
    ...(courseOfErrand(order.errand) === 'do-there'
      ? []
      : [
          [
            copy.to,
            `${order.receiver?.name ?? order.customer.name}, ${order.address.landmark}, ${order.address.area}`,
          ],
        ]),
  ];
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {facts.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="mb-2 wrap-anywhere sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The way to pay, in the past tense once the order is over. */
function Planned({ order: { status, payWay } }: { order: Order }) {
  const { receiptPage: copy } = useCatalogue(trackingCopy);
  return (
    <p className="text-ink-soft">
      {copy.payWay}: {(isUnderWay(status) ? copy.payWaysAhead : copy.payWays)[payWay]}
    </p>
  );
}
