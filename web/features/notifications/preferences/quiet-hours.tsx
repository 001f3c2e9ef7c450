import { useState } from 'react';
import { appNoticesCopy } from '#contract/copy/app/notices.ts';
import type { NotificationPreferences } from '#contract/notifications/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';

type Hours = NotificationPreferences['quietHours'];

/** Quiet hours, during which notices that can wait are held back; a time is saved when its field loses focus. */
export function QuietHours({
  quietHours,
  onChange,
}: {
  quietHours: Hours;
  onChange: (fresh: Hours) => void;
}) {
  const { choices: copy } = useCatalogue(appNoticesCopy);
  return (
    <div className="grid gap-3">
      <Switch
        label={copy.quiet}
        hint={copy.quietText}
        checked={quietHours.on}
        onChange={({ target }) => onChange({ ...quietHours, on: target.checked })}
      />
      {quietHours.on && (
        <div className="flex max-w-sm flex-wrap gap-4 *:grow">
          <Time
            key={`from ${quietHours.from}`}
            label={copy.from}
            time={quietHours.from}
            onChange={(from) => onChange({ ...quietHours, from })}
          />
          <Time
            key={`until ${quietHours.until}`}
            label={copy.until}
            time={quietHours.until}
            onChange={(until) => onChange({ ...quietHours, until })}
          />
        </div>
      )}
    </div>
  );
}

interface TimeProps {
  label: string;
  time: string;
  onChange: (time: string) => void;
}

function Time({ label, time, onChange }: TimeProps) {
  const [typed, setTyped] = useState(time);
  const keep = () => {
    // Half a time is none: the one that holds comes back.
    if (typed === '') setTyped(time);
    else if (typed !== time) onChange(typed);
  };
  return (
    <Field
      label={label}
      type="time"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={keep}
    />
  );
}
