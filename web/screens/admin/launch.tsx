import { useQuery } from '@tanstack/react-query';
import { adminCopy } from '#contract/copy/admin.ts';
import { launchQuery } from '../../features/launch/admin-calls.ts';
import { AdminAccessKeys } from '../../features/launch/components/admin-access-keys.tsx';
import { AdminEarlyAccess } from '../../features/launch/components/admin-early-access.tsx';
import { AdminGate } from '../../features/launch/components/admin-gate.tsx';
import { OpenedCard } from '../../features/notifications/components/opened-card.tsx';
import { cachedSetting } from '../../features/settings/queries.ts';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCatalogue } from '../../lib/surroundings.tsx';
import { Fetched } from '../../features/settings/components/fetched.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].launch.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

export default function Launch() {
  const { launch: words } = useCatalogue(adminCopy);
  const query = useQuery(launchQuery);
  return (
    <Page title={words.title} lead={words.intro}>
      <div className="grid gap-6">
        <Fetched query={query} waiting={<Waiting />}>
          {({ maintenance, keys }) => (
            <div className="grid gap-6">
              <AdminGate isShut={maintenance} />
              <OpenedCard />
              <AdminAccessKeys keys={keys} />
            </div>
          )}
        </Fetched>
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
