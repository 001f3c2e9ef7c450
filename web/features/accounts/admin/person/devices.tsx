import type { Device } from '#contract/accounts/schema.ts';
import { usersCopy } from '#contract/copy/admin/users.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';

/** Signed-in devices of the person, the current one first. */
export function AdminPersonDevices({ devices }: { devices: readonly Device[] }) {
  const { devices: copy } = useCatalogue(usersCopy);
  return (
    <Card title={copy.title}>
      {devices.length === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <ul className="grid gap-2">
          {devices.map(({ id, description, lastSeenAt }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4">
              <span className="font-bold">{description || copy.unknown}</span>
              <span className="text-ink-soft">{copy.last(momentOf(lastSeenAt))}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
