import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts/schema.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { refundsByHandQuery, withdrawalsQuery } from '../queries.ts';
import { AdminRefundByHand } from './refund-by-hand.tsx';
import { AdminWithdrawal } from './withdrawal.tsx';
import { useInCity } from '#web/lib/screen/office-city.ts';

/** The queue of what a person has to send, the oldest first. */
export function AdminPayouts({ me }: { me: User }) {
  const { payouts: copy } = useCatalogue(adminMoneyCopy);
  const inCity = useInCity();
  const withdrawals = useQuery(withdrawalsQuery(inCity));
  const refunds = useQuery(refundsByHandQuery(inCity));
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
      <Card title={copy.withdrawals}>
        <QueryBoundary query={withdrawals} waiting={<Skeleton className="h-28" />}>
          {(waiting) =>
            waiting.length === 0 ? (
              <p className="text-ink-soft">{copy.noneWithdrawals}</p>
            ) : (
              <ul className="grid gap-5">
                {waiting.map((withdrawal) => (
                  <AdminWithdrawal key={withdrawal.id} withdrawal={withdrawal} me={me} />
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </Card>
      <Card title={copy.refunds}>
        <QueryBoundary query={refunds} waiting={<Skeleton className="h-28" />}>
          {(waiting) =>
            waiting.length === 0 ? (
              <p className="text-ink-soft">{copy.noneRefunds}</p>
            ) : (
              <ul className="grid gap-5">
                {waiting.map((refund) => (
                  <AdminRefundByHand key={refund.id} refund={refund} me={me} />
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </Card>
    </div>
  );
}
