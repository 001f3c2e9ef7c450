import { useEffect, useState } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { deliveryCap } from '#contract/orders/placing/pay-on-delivery.ts';
import type { NewOrder } from '#contract/orders/placing/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Loading } from '#web/ui/states/loading.tsx';
import { AskedText } from '#web/features/lists/items/asked-text.tsx';
import { useSettingsAt } from '#web/features/markets/use-settings-at.ts';
import { wakeSender } from '#web/offline/sending/sender.ts';
import { makeSureItWaits, takeBack } from '../placing/place-order.ts';

const slowMs = 6000;

/** The order on its way: a moment where there is network, as long as it takes where there is none. */
export function ComposerWaiting({ order }: { order: NewOrder }) {
  const { place } = useCatalogue(orderCopy);
  const isOnline = useOnline();
  const isSlow = useSlow();
  useEffect(() => {
    window.scrollTo(0, 0);
    void makeSureItWaits();
  }, []);
  if (isOnline && !isSlow) return <Loading label={place.sending} />;
  return (
    <Card title={place.keptTitle}>
      <output>{isOnline ? place.slowText : place.keptText}</output>
      {!isOnline && <MayWantProof order={order} />}
      <Stored order={order} />
      <div className="grid gap-3">
        <Button size="large" onClick={wakeSender}>
          {place.tryNow}
        </Button>
        <Button variant="secondary" onClick={() => void takeBack()}>
          {place.takeBack}
        </Button>
      </div>
    </Card>
  );
}

/** A customer who closes the page would find the order refused for want of a code. */
function MayWantProof({ order: { marketId, payWay, ceilingKobo } }: { order: NewOrder }) {
  const { place } = useCatalogue(orderCopy);
  const settings = useSettingsAt(marketId);
  if (settings === undefined || payWay !== 'on_delivery') return null;
  const mostKobo = deliveryCap(settings, 'unverified');
  return ceilingKobo > mostKobo ? <Alert tone="warning">{place.mayWantProof(naira(mostKobo))}</Alert> : null;
}

function Stored({ order }: { order: NewOrder }) {
  const copy = useCatalogue(orderCopy);
  return (
    <ul className="grid gap-1 border-y border-line py-4">
      {order.items.map((item, index) => (
        // An order that waits does not change: its lines have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="wrap-anywhere">
          {hasOneThing(order.errand?.kind) ? item.name : <AskedText item={item} copy={copy} />}
        </li>
      ))}
    </ul>
  );
}

function useSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
