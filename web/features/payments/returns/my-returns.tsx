import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import type { GoodsReturn, MyReturns as Mine } from '#contract/payments/returns/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { callAddress, readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { QueuedAction } from '#web/offline/queue/action.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { myReturnsQuery } from '../stored-queries.ts';
import { StoredNotice } from '../stored-notice.tsx';
import { ParcelBack } from './parcel-back.tsx';
import { bringReturnLater, useUnsentReturns } from './unsent-returns.ts';

/** Goods that this agent has to bring back: where to, whom to call, and that they are there. */
export function MyReturns({ owner }: { owner: string }) {
  const { returns: copy } = useCatalogue(agentMoneyCopy);
  const query = useQuery(myReturnsQuery(owner));
  return (
    <Card title={copy.title}>
      <QueryBoundary query={query} waiting={<Skeleton className="h-28" />}>
        {({ reply, isKept: isStored }) => (
          <>
            {isStored && <StoredNotice asOf={reply.asOf} />}
            {reply.returns.length === 0 ? (
              <p className="text-ink-soft">{copy.none}</p>
            ) : (
              <Task owner={owner} mine={reply} />
            )}
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}

function Task({ owner, mine: { returns, office } }: { owner: string; mine: Mine }) {
  const { returns: copy } = useCatalogue(agentMoneyCopy);
  const unsentOf = useUnsentReturns(owner);
  const hasForOffice = returns.some(({ parcel }) => !parcel?.sender);
  return (
    <>
      {hasForOffice && <p>{copy.where(office.address)}</p>}
      {hasForOffice && office.phone !== '' && (
        <ButtonLink href={callAddress(office.phone)} variant="secondary">
          {copy.call(readablePhone(office.phone))}
        </ButtonLink>
      )}
      <ul className="grid gap-5">
        {returns.map((one) => (
          <One key={one.id} owner={owner} one={one} unsent={unsentOf(one.id)} />
        ))}
      </ul>
    </>
  );
}

interface OneProps {
  owner: string;
  one: GoodsReturn;
  unsent: QueuedAction | undefined;
}

function One({ owner, one, unsent }: OneProps) {
  const { returns: copy } = useCatalogue(agentMoneyCopy);
  const sender = one.parcel?.sender;
  const isOpen = one.broughtAt === null && unsent === undefined;
  return (
    <li className="grid gap-3 border-t border-line pt-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-extrabold wrap-anywhere">{one.goods}</span>
        {!one.parcel && <span className="text-lg font-extrabold">{naira(one.worthKobo)}</span>}
      </p>
      <p className="text-sm text-ink-soft">
        {one.bag !== null && `${copy.bag(one.bag)} · `}
        {one.code} · {momentOf(one.madeAt)}
      </p>
      {one.broughtAt !== null && <Alert tone="info">{copy.waits}</Alert>}
      {isOpen &&
        (sender ? <ParcelBack owner={owner} one={one} sender={sender} /> : <Drop owner={owner} one={one} />)}
      {one.broughtAt === null && unsent?.refusal === null && <Alert tone="info">{copy.onPhone}</Alert>}
      {unsent?.refusal && <Alert tone="danger">{unsent.refusal.sentence}</Alert>}
    </li>
  );
}

/** It counts once the phone has it, with or without network. */
function Drop({ owner, one }: Pick<OneProps, 'owner' | 'one'>) {
  const { returns: copy } = useCatalogue(agentMoneyCopy);
  const { trouble } = useCatalogue(agentCopy);
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await bringReturnLater(owner, one.id);
    } catch {
      setBusy(false);
      showToast({ title: trouble.notKept, description: trouble.notKeptText, tone: 'danger' });
    }
  };
  return (
    <Button isBusy={isBusy} onClick={() => void press()}>
      {copy.brought}
    </Button>
  );
}
