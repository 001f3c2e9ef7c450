import { useSetting } from '#web/features/settings/queries.ts';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';

export function Promises() {
  const { maintenance } = useCopy();
  const time = useSetting('estimated_delivery_time');
  return (
    <div className="grid gap-4">
      <p>
        <Badge tone="garri">{maintenance.badge}</Badge>
      </p>
      <h1 className="text-3xl">{maintenance.heading}</h1>
      <p className="text-lg text-ink-soft">{maintenance.text}</p>
      <ul className="grid gap-2">
        {maintenance.promises(time).map((promise) => (
          <li key={promise} className="flex gap-2">
            <span className="text-leaf">
              <Icon name="check" />
            </span>
            {promise}
          </li>
        ))}
      </ul>
    </div>
  );
}
