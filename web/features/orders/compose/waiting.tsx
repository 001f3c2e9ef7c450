import { useEffect, useState } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import type { NewOrder } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Loading } from '#web/ui/states/loading.tsx';
import { amountWords } from '#web/features/lists/items/item-text.ts';
import { makeSureItWaits, takeBack, tryNow } from '../placing/place-order.ts';

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
      <Kept order={order} />
      <div className="grid gap-3">
        <Button size="large" onClick={tryNow}>
          {place.tryNow}
        </Button>
        <Button variant="secondary" onClick={() => void takeBack()}>
          {place.takeBack}
        </Button>
      </div>
    </Card>
  );
}

function Kept({ order }: { order: NewOrder }) {
  const words = useCatalogue(orderCopy);
  return (
    <ul className="grid gap-1 border-y border-line py-4">
      {order.items.map((item, index) => (
        // An order that waits does not change: its lines have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="wrap-anywhere">
          <span className="text-ink-soft">{amountWords(item, words)}</span> {item.name}
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
