import { appNoticesCopy } from '#contract/copy/app/notices.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useNotificationPreferences } from '../queries.ts';
import { NoticeChoices } from './choices.tsx';
import { ThisDevice } from '../devices/this-device.tsx';

/** Everything about notices that a person decides: this device, what about, by which way, and when not. */
export function NoticeSettings() {
  const { device, choices } = useCatalogue(appNoticesCopy);
  const user = useMe();
  const preferences = useNotificationPreferences();
  if (!user) return null;
  return (
    <>
      <Card title={device.title}>
        <ThisDevice user={user} />
      </Card>
      <Card title={choices.title}>
        <QueryBoundary query={preferences} waiting={<Skeleton className="h-96" />}>
          {(data) => <NoticeChoices preferences={data} />}
        </QueryBoundary>
      </Card>
    </>
  );
}
