import { appNoticesCopy } from '#contract/copy/app/notices.ts';
import type { GroupChoice, NotificationPreferences } from '#contract/notifications/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { useChangePreferences } from '../mutations.ts';
import { QuietHours } from './quiet-hours.tsx';

/** Choices of notices and channels, and the quiet hours. */
export function NoticeChoices({ preferences }: { preferences: NotificationPreferences }) {
  const { choices: copy } = useCatalogue(appNoticesCopy);
  const { mutate } = useChangePreferences();
  const failed = useFailure();
  const { groups, quietHours, hasPhone } = preferences;
  const change = (wanted: Partial<Pick<NotificationPreferences, 'groups' | 'quietHours'>>) =>
    mutate({ groups, quietHours, ...wanted }, { onError: failed });
  const changeGroup = (changed: GroupChoice) =>
    change({ groups: groups.map((one) => (one.group === changed.group ? changed : one)) });
  return (
    <>
      <ul className="grid gap-4">
        {groups.map((choice) => (
          <li key={choice.group} className="border-b border-line pb-4">
            <Group choice={choice} hasPhone={hasPhone} onChange={changeGroup} />
          </li>
        ))}
      </ul>
      {!hasPhone && <p className="text-sm text-ink-soft">{copy.noPhone}</p>}
      <QuietHours quietHours={quietHours} onChange={(fresh) => change({ quietHours: fresh })} />
    </>
  );
}

interface GroupProps {
  choice: GroupChoice;
  hasPhone: boolean;
  onChange: (choice: GroupChoice) => void;
}

function Group({ choice, hasPhone, onChange }: GroupProps) {
  const { choices: copy } = useCatalogue(appNoticesCopy);
  const { name, text } = copy.groups[choice.group];
  return (
    <div className="grid gap-1">
      <p>
        <span className="font-extrabold">{name}</span>
        <span className="block text-sm text-ink-soft">{text}</span>
      </p>
      <Switch
        label={copy.push}
        aria-label={copy.pushOf(name)}
        checked={choice.push}
        onChange={({ target }) => onChange({ ...choice, push: target.checked })}
      />
      {choice.sms !== null && (
        <Switch
          label={copy.sms}
          aria-label={copy.smsOf(name)}
          checked={choice.sms && hasPhone}
          disabled={!hasPhone}
          onChange={({ target }) => onChange({ ...choice, sms: target.checked })}
        />
      )}
    </div>
  );
}
