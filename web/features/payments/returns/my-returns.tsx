import { useQuery, useQueryClient } from '@tanstack/react-query';
import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import { bringReturn, listMyReturns } from '#contract/payments/returns/endpoints.ts';
import type { GoodsReturn, MyReturns as Mine } from '#contract/payments/returns/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { callAddress, readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useOnline } from '#web/lib/network/use-online.ts';
import { useWrite } from '#web/data/use-write.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { myReturnsQuery } from '../stored-queries.ts';
import { KeptNotice } from '../stored-notice.tsx';

/** Goods that this agent has to bring back: where to, whom to call, and that they are there. */
export function MyReturns({ owner }: { owner: string }) {
  const { returns: words } = useCatalogue(agentMoneyCopy);
  const query = useQuery(myReturnsQuery(owner));
  return (
    <Card title={words.title}>
      <QueryBoundary query={query} waiting={<Skeleton className="h-28" />}>
        {({ reply, isKept }) => (
          <>
            {isKept && <KeptNotice asOf={reply.asOf} />}
            {reply.returns.length === 0 ? (
              <p className="text-ink-soft">{words.none}</p>
            ) : (
              <Task mine={reply} />
            )}
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}

function Task({ mine: { returns, office } }: { mine: Mine }) {
  const { returns: words } = useCatalogue(agentMoneyCopy);
  return (
    <>
      <p>{words.where(office.address)}</p>
      {office.phone !== '' && (
        <ButtonLink href={callAddress(office.phone)} variant="secondary">
          {words.call(readablePhone(office.phone))}
        </ButtonLink>
      )}
      <ul className="grid gap-5">
        {returns.map((one) => (
          <One key={one.id} one={one} />
        ))}
      </ul>
    </>
  );
}

function One({ one }: { one: GoodsReturn }) {
  const { returns: words } = useCatalogue(agentMoneyCopy);
  const client = useQueryClient();
  const requestId = useRequestIds();
  const isOnline = useOnline();
  const failed = useFailure();
  const bring = useWrite(bringReturn, () => {
    showToast({ title: words.told, tone: 'success' });
    return client.invalidateQueries({ queryKey: [listMyReturns.name] });
  });
  const body = { returnId: one.id };
  const press = () => bring.mutate({ clientRequestId: requestId(body), ...body }, { onError: failed });
  return (
    <li className="grid gap-3 border-t border-line pt-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-extrabold wrap-anywhere">{one.goods}</span>
        <span className="text-lg font-extrabold">{naira(one.worthKobo)}</span>
      </p>
      <p className="text-sm text-ink-soft">
        {one.code} · {momentOf(one.madeAt)}
      </p>
      {one.broughtAt !== null && <Alert tone="info">{words.waits}</Alert>}
      {one.broughtAt === null && isOnline && (
        <Button isBusy={bring.isPending} onClick={press}>
          {words.brought}
        </Button>
      )}
      {one.broughtAt === null && !isOnline && <Alert tone="warning">{words.needsNetwork}</Alert>}
    </li>
  );
}
