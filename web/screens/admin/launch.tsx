import { useQuery } from '@tanstack/react-query';
import { adminCopy } from '#contract/copy/admin.ts';
import { launchQuery } from '#web/features/launch/admin/queries.ts';
import { AdminAccessKeys } from '#web/features/launch/admin/access-keys.tsx';
import { AdminEarlyAccess } from '#web/features/launch/admin/early-access.tsx';
import { AdminGate } from '#web/screens/admin/launch/gate.tsx';
import { OpenedCard } from '#web/features/notifications/admin/opening/card.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].launch.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

export default function Launch() {
  const { launch: copy } = useCatalogue(adminCopy);
  const query = useQuery(launchQuery);
  return (
    <Page title={copy.title} lead={copy.intro}>
      <div className="grid gap-6">
        <QueryBoundary query={query} waiting={<Waiting />}>
          {({ maintenance, keys }) => (
            <div className="grid gap-6">
              <AdminGate isShut={maintenance} />
              <OpenedCard />
              <AdminAccessKeys keys={keys} />
            </div>
          )}
        </QueryBoundary>
        <AdminEarlyAccess />
      </div>
    </Page>
  );
}

function Waiting() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-44" />
      <Skeleton className="h-72" />
    </div>
  );
}
