import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { agentMoneyCopy } from '#contract/copy/money-agent.ts';
import { paths } from '#contract/paths.ts';
import { useMe } from '../../features/accounts/queries.ts';
import { FloatSlip } from '../../features/payments/components/float-slip.tsx';
import { KeptNotice } from '../../features/payments/components/kept-notice.tsx';
import { MyReturns } from '../../features/payments/components/my-returns.tsx';
import { PaperScreen } from '../../features/payments/components/paper-screen.tsx';
import { myReturnsQuery, paperQuery } from '../../features/payments/kept-reads.ts';
import { Fetched } from '../../features/settings/components/fetched.tsx';
import { cachedSetting } from '../../features/settings/queries.ts';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCatalogue } from '../../lib/surroundings.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

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
  const { paper: words } = useCatalogue(agentMoneyCopy);
  const query = useQuery(paperQuery(owner));
  const isLeft = (useQuery(myReturnsQuery(owner)).data?.reply.returns.length ?? 0) > 0;
  return (
    <Page title={words.title} lead={words.lead}>
      <Fetched query={query} waiting={<Waiting />}>
        {({ reply, isKept }) => (
          <>
            {isKept && <KeptNotice asOf={reply.asOf} />}
            {isLeft && <MyReturns owner={owner} />}
            <PaperScreen paper={reply} />
            {!isLeft && <MyReturns owner={owner} />}
          </>
        )}
      </Fetched>
    </Page>
  );
}

function AsPaper({ owner }: { owner: string }) {
  const { paper: words, slip } = useCatalogue(agentMoneyCopy);
  const query = useQuery(paperQuery(owner));
  return (
    <div className="receipt-page">
      <Page back={{ href: paths.agentFloat, label: slip.back }}>
        <Fetched query={query} waiting={<Skeleton className="h-96" />}>
          {({ reply }) => (
            <>
              <FloatSlip paper={reply} />
              <Button className="justify-self-center print:hidden" onClick={() => window.print()}>
                {words.print}
              </Button>
            </>
          )}
        </Fetched>
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
