import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import { paths } from '#contract/paths.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { FloatSlip } from '#web/features/payments/agents/slip.tsx';
import { StoredNotice } from '#web/features/payments/stored-notice.tsx';
import { MyReturns } from '#web/features/payments/returns/my-returns.tsx';
import { PaperScreen } from '#web/features/payments/agents/float.tsx';
import { myReturnsQuery, paperQuery } from '#web/features/payments/stored-queries.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${agentMoneyCopy[language].paper.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** The company's money in this agent's hand; as a paper where somebody wants to see one. */
export default function Float() {
  const me = useMe();
  const [params] = useSearchParams();
  const isPaper = params.has('paper');
  if (!me) return null;
  return isPaper ? <AsPaper owner={me.id} /> : <AsScreen owner={me.id} />;
}

function AsScreen({ owner }: { owner: string }) {
  const { paper: copy } = useCatalogue(agentMoneyCopy);
  const query = useQuery(paperQuery(owner));
  const isLeft = (useQuery(myReturnsQuery(owner)).data?.reply.returns.length ?? 0) > 0;
  return (
    <Page title={copy.title} lead={copy.lead}>
      <QueryBoundary query={query} waiting={<Waiting />}>
        {({ reply, isKept: isStored }) => (
          <>
            {isStored && <StoredNotice asOf={reply.asOf} />}
            {isLeft && <MyReturns owner={owner} />}
            <PaperScreen paper={reply} />
            {!isLeft && <MyReturns owner={owner} />}
          </>
        )}
      </QueryBoundary>
    </Page>
  );
}

function AsPaper({ owner }: { owner: string }) {
  const { paper: copy, slip } = useCatalogue(agentMoneyCopy);
  const query = useQuery(paperQuery(owner));
  return (
    <div className="receipt-page">
      <Page back={{ href: paths.agentFloat, label: slip.back }}>
        <QueryBoundary query={query} waiting={<Skeleton className="h-96" />}>
          {({ reply }) => (
            <>
              <FloatSlip paper={reply} />
              <Button className="justify-self-center print:hidden" onClick={() => window.print()}>
                {copy.print}
              </Button>
            </>
          )}
        </QueryBoundary>
      </Page>
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-36" />
      <Skeleton className="h-15" />
      <Skeleton className="h-56" />
    </div>
  );
}
