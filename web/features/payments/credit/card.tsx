import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { payCopy } from '#contract/copy/payments.ts';
import type { CreditAccount } from '#contract/payments/credit/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { creditQuery } from '../online/queries.ts';
import { CreditHistory } from './movements.tsx';
import { Withdrawal } from './withdraw-form.tsx';

/** Credit of this account with its movements, and the way to withdraw it. */
export function CreditCard() {
  const { credit: copy } = useCatalogue(payCopy);
  const query = useQuery(creditQuery);
  return (
    <Card title={copy.title}>
      <QueryBoundary query={query} waiting={<Skeleton className="h-24" />}>
        {(account) => <Account account={account} />}
      </QueryBoundary>
    </Card>
  );
}

function Account({ account }: { account: CreditAccount }) {
  const { credit: copy, withdraw } = useCatalogue(payCopy);
  const [open, setOpen] = useState<'history' | 'withdraw' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const { creditKobo, withdrawalKobo, lines } = account;
  if (creditKobo === 0 && lines.length === 0)
    return (
      <p className="text-ink-soft">
        <span className="block font-extrabold">{copy.none}</span>
        {copy.noneText}
      </p>
    );
  return (
    <>
      <p>
        <span className="block text-2xl font-extrabold">{naira(creditKobo)}</span>
        {creditKobo > 0 && <span className="text-ink-soft">{copy.text}</span>}
      </p>
      {withdrawalKobo > 0 && <p>{copy.asked(naira(withdrawalKobo))}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen('history')}>
          {copy.open}
        </Button>
        {creditKobo > 0 && withdrawalKobo === 0 && (
          <Button variant="quiet" onClick={() => setOpen('withdraw')}>
            {withdraw.open}
          </Button>
        )}
      </div>
      <Sheet open={open === 'history'} onClose={close} title={copy.story}>
        <CreditHistory account={account} />
      </Sheet>
      <Sheet open={open === 'withdraw'} onClose={close} title={withdraw.title}>
        <Withdrawal creditKobo={creditKobo} onClose={close} />
      </Sheet>
    </>
  );
}
