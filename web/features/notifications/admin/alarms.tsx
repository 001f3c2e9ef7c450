import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import type { User } from '#contract/accounts/schema.ts';
import type { NotificationPreferences } from '#contract/notifications/schema.ts';
import { holds } from '#contract/permissions.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { useChangePreferences } from '../mutations.ts';
import { useNotificationPreferences } from '../queries.ts';
import { ThisDevice } from '../devices/this-device.tsx';

/** Switch for alarm notices on this person’s phone, and whether the phone can get them. */
export function AdminAlarms({ me }: { me: User }) {
  const { alarms: copy } = useCatalogue(adminNoticesCopy);
  const preferences = useNotificationPreferences();
  return (
    <>
      <Card title={copy.title}>
        <p className="text-ink-soft">{copy.text}</p>
        {holds(me, 'orders:view') ? (
          <QueryBoundary query={preferences} waiting={<Skeleton className="h-14" />}>
            {(data) => <AlarmSwitch preferences={data} />}
          </QueryBoundary>
        ) : (
          <p>{copy.notYours}</p>
        )}
      </Card>
      <Card title={copy.device}>
        <ThisDevice user={me} />
      </Card>
    </>
  );
}

function AlarmSwitch({ preferences: { groups, quietHours } }: { preferences: NotificationPreferences }) {
  const { alarms: copy } = useCatalogue(adminNoticesCopy);
  const { mutate } = useChangePreferences();
  const failed = useFailure();
  const office = groups.find(({ group }) => group === 'office');
  if (office === undefined) return null;
  const change = (push: boolean) =>
    mutate(
      { groups: [...groups.filter((one) => one !== office), { ...office, push }], quietHours },
      { onError: failed },
    );
  return (
    <Switch
      label={copy.label}
      hint={copy.quiet}
      checked={office.push}
      onChange={({ target }) => change(target.checked)}
    />
  );
}
