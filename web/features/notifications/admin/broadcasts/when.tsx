import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import { lagosClock } from '#contract/time.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Field } from '#web/ui/fields/field.tsx';

export interface When {
  isLater: boolean;
  day: string;
  time: string;
}

interface Props {
  when: When;
  /** The time that was chosen has passed. */
  isRefused: boolean;
  onChange: (when: When) => void;
}

/** Now, or on a day at a time by the clock in Lagos, wherever this device stands. */
export function AdminWhen({ when, isRefused, onChange }: Props) {
  const { compose: copy } = useCatalogue(adminNoticesCopy);
  const today = lagosClock(useNow()).date;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <Choice
        legend={copy.when}
        name="broadcast-when"
        options={[
          { value: 'now', label: copy.now },
          { value: 'later', label: copy.later },
        ]}
        chosen={when.isLater ? 'later' : 'now'}
        onChoose={(chosen) => onChange({ ...when, isLater: chosen === 'later', day: when.day || today })}
      />
      {when.isLater && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-4">
          <Field
            type="date"
            label={copy.day}
            min={today}
            value={when.day}
            onChange={({ target }) => onChange({ ...when, day: target.value })}
          />
          <Field
            type="time"
            label={copy.time}
            value={when.time}
            error={isRefused ? copy.timeRefused : undefined}
            onChange={({ target }) => onChange({ ...when, time: target.value })}
          />
        </div>
      )}
    </div>
  );
}
