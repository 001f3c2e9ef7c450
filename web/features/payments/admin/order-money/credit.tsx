import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { creditOfQuery } from '../queries.ts';
import { AdminCreditForm, type CreditDirection } from './credit-form.tsx';
import { AdminMoneyGate } from '../permission-gate.tsx';

interface Props {
  accountId: string;
  me: User;
}

/** Credit of a customer, with ways to change it by hand. */
export function AdminCredit({ accountId, me }: Props) {
  const { credit: copy } = useCatalogue(adminMoneyCopy);
  const query = useQuery(creditOfQuery(accountId));
  return (
    <section aria-label={copy.title} className="grid gap-3 border-t border-line pt-4">
      <h3>{copy.title}</h3>
      <QueryBoundary query={query} waiting={<Skeleton className="h-16" />}>
        {({ creditKobo }) => (
          <>
            <p className="font-extrabold">{copy.has(naira(creditKobo))}</p>
            <AdminMoneyGate me={me} permission="money:manage" ownerId={accountId}>
              <Adjust accountId={accountId} creditKobo={creditKobo} />
            </AdminMoneyGate>
          </>
        )}
      </QueryBoundary>
    </section>
  );
}

function Adjust({ accountId, creditKobo }: { accountId: string; creditKobo: number }) {
  const { credit: copy } = useCatalogue(adminMoneyCopy);
  const [direction, setDirection] = useState<CreditDirection | null>(null);
  if (direction !== null)
    return (
      <AdminCreditForm
        accountId={accountId}
        creditKobo={creditKobo}
        direction={direction}
        onClose={() => setDirection(null)}
      />
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => setDirection('give')}>
        {copy.give}
      </Button>
      {creditKobo > 0 && (
        <Button variant="quiet" onClick={() => setDirection('take')}>
          {copy.take}
        </Button>
      )}
    </div>
  );
}
