import { useState } from 'react';
import { claimsCopy } from '#contract/copy/claims.ts';
import { errandCopy } from '#contract/copy/tracking/errand.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { thingOf } from '#contract/orders/errands/course.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { dayAndTime } from '../order/when.ts';
import { ClaimSheet, claimableItems } from './sheet.tsx';
import { ClaimDetails } from './claim.tsx';

/** Claims after delivery with their outcome, and the time until which more can be made. */
export function OrderClaims({ order, token }: { order: Order; token: string | null }) {
  const copy = useCatalogue(claimsCopy);
  const tracking = useCatalogue(trackingCopy);
  const now = useNow();
  const { claim: errand } = useCatalogue(errandCopy);
  const kind = thingOf(order.errand)?.kind ?? null;
  const [isClaiming, setClaiming] = useState(false);
  const until = order.claimsUntil;
  const isOpen = until !== null && now < new Date(until);
  const canClaim = isOpen && claimableItems(order).length > 0;
  if (!canClaim && order.claims.length === 0) return null;
  return (
    <Card title={!canClaim ? copy.told : kind === null ? copy.title : errand.titles[kind]}>
      {canClaim && (
        <>
          <p>
            {kind === null ? copy.text : errand.texts[kind]}{' '}
            <strong className="font-extrabold">{copy.until(dayAndTime(until, now, tracking))}</strong>
          </p>
          <Button variant="secondary" onClick={() => setClaiming(true)}>
            {kind === null ? copy.open : errand.open[kind]}
          </Button>
        </>
      )}
      {order.claims.length > 0 && (
        <>
          {canClaim && <h3>{copy.told}</h3>}
          <ul className="grid gap-5">
            {order.claims.map((claim) => (
              <li key={claim.id} className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
                <ClaimDetails
                  claim={claim}
                  itemName={order.items.find(({ id }) => id === claim.itemId)?.name ?? ''}
                />
              </li>
            ))}
          </ul>
          {!isOpen && <p className="text-ink-soft">{copy.over}</p>}
        </>
      )}
      <ClaimSheet order={order} token={token} open={isClaiming} onClose={() => setClaiming(false)} />
    </Card>
  );
}
