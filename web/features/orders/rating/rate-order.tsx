import { useState } from 'react';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { RatingForm } from './rating-form.tsx';
import { Stars } from './stars.tsx';

interface Props {
  order: Order;
  token: string | null;
}

/** Rating of a delivered order; it can be changed later. */
export function RateOrder({ order, token }: Props) {
  const { rating: copy } = useCatalogue(trackingCopy);
  const [isChanging, setChanging] = useState(false);
  if (order.status !== 'delivered' && order.status !== 'completed') return null;
  if (order.rating === null || isChanging) {
    return (
      <Card title={copy.title}>
        <RatingForm order={order} token={token} onDone={() => setChanging(false)} />
      </Card>
    );
  }
  return (
    <Card title={copy.yours}>
      <Stars stars={order.rating.stars} />
      {order.rating.words !== '' && (
        <p className="whitespace-pre-line wrap-anywhere">“{order.rating.words}”</p>
      )}
      <Button variant="quiet" className="justify-self-start" onClick={() => setChanging(true)}>
        {copy.change}
      </Button>
    </Card>
  );
}
