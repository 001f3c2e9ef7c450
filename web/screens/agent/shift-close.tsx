import { useQuery } from '@tanstack/react-query';
import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import { paths } from '#contract/paths.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { CountFloat } from '#web/features/payments/agents/count-float.tsx';
import { StoredNotice } from '#web/features/payments/stored-notice.tsx';
import { OpenCount } from '#web/features/payments/agents/open-count.tsx';
import { paperQuery } from '#web/features/payments/stored-queries.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${agentMoneyCopy[language].count.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** The end of a shift: how much is in the hand, said before the book answers back. */
export default function ShiftClose() {
  const { count: copy, slip } = useCatalogue(agentMoneyCopy);
  const me = useMe();
  if (!me) return null;
  return (
    <Page title={copy.title} lead={copy.lead} back={{ href: paths.agentFloat, label: slip.back }}>
      <Counting owner={me.id} />
    </Page>
  );
}

function Counting({ owner }: { owner: string }) {
  const query = useQuery(paperQuery(owner));
  return (
    <QueryBoundary query={query} waiting={<Skeleton className="h-80" />}>
      {({ reply, isKept: isStored }) => (
        <div className="mx-auto grid w-full max-w-xl gap-6">
          {isStored && <StoredNotice asOf={reply.asOf} />}
          {reply.openCount === null ? (
            <CountFloat owner={owner} paper={reply} />
          ) : (
            <OpenCount count={reply.openCount} />
          )}
        </div>
      )}
    </QueryBoundary>
  );
}
