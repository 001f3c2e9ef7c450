import type { User } from '#contract/accounts/schema.ts';
import { boardCopy } from '#contract/copy/admin/board.ts';
import type { Claim } from '#contract/orders/claims/schema.ts';
import type { Order, OrderItem } from '#contract/orders/schema.ts';
import { holds } from '#contract/permissions.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { momentOf } from '#web/lib/format/dates.ts';
import { ClaimDecision } from './decide-claim.tsx';
import { ClaimDetails } from '#web/features/orders/claims/claim.tsx';
import { ClaimedItem } from './claimed-item.tsx';

/** Claims of an order, the undecided first; admins who may decide claims do so here. */
export function BoardClaims({ order, me }: { order: Order; me: User }) {
  const { claims: copy } = useCatalogue(boardCopy);
  if (order.claims.length === 0) return null;
  const undecidedFirst = order.claims.toSorted(
    (a, b) => Number(b.state === 'open') - Number(a.state === 'open'),
  );
  return (
    <Card title={copy.title}>
      <ul className="grid gap-5">
        {undecidedFirst.map((claim) => (
          <li key={claim.id} className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
            <ClaimDetails claim={claim} itemName={itemOf(claim, order)?.name ?? ''} text={copy} />
            <ClaimedItem item={itemOf(claim, order)} />
            <p className="text-sm text-ink-soft">{momentOf(claim.madeAt)}</p>
            {claim.state === 'open' &&
              (holds(me, 'claims:decide') ? (
                <ClaimDecision claim={claim} code={order.code} />
              ) : (
                <p className="text-ink-soft">{copy.viewOnly}</p>
              ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function itemOf({ itemId }: Claim, { items }: Order): OrderItem | undefined {
  return items.find(({ id }) => id === itemId);
}
