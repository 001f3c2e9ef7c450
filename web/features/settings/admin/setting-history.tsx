import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import { settingsCopy } from '#contract/copy/admin/settings.ts';
import type { SettingChange, SettingRow } from '#contract/settings/schema.ts';
import { settingRules } from '#contract/settings/setting-rules.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { settingChangesQuery } from './queries.ts';
import type { EditableKey } from './setting-draft.ts';
import { settingText } from './consequences.ts';
import { usePutSetting } from './use-change-setting.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';

interface Props {
  settingKey: EditableKey;
  row: SettingRow;
}

/** Earlier values of the setting with their authors, and a way back to each. */
export function AdminSettingHistory({ settingKey, row }: Props) {
  const { settings } = useCatalogue(adminCopy);
  const copy = useCatalogue(settingsCopy);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { label } = settings.fields[settingKey];
  return (
    <div>
      <button
        type="button"
        className="link min-h-12"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={copy.beforeOf(label)}
        onClick={() => setOpen(!isOpen)}
      >
        {copy.before}
      </button>
      {isOpen && (
        <div id={id}>
          <Changes settingKey={settingKey} row={row} />
        </div>
      )}
    </div>
  );
}

function Changes({ settingKey, row }: Props) {
  const copy = useCatalogue(settingsCopy);
  const query = useQuery(settingChangesQuery(settingKey));
  return (
    <QueryBoundary query={query} waiting={<Skeleton className="h-24" />}>
      {(changes) =>
        changes.length === 0 ? (
          <p className="text-ink-soft">{copy.neverChanged}</p>
        ) : (
          <ol className="divide-y divide-line">
            {changes.map((change) => (
              <Change key={change.at} settingKey={settingKey} row={row} change={change} />
            ))}
          </ol>
        )
      }
    </QueryBoundary>
  );
}

function Change({ settingKey, row, change }: Props & { change: SettingChange }) {
  const { settings } = useCatalogue(adminCopy);
  const copy = useCatalogue(settingsCopy);
  const { put, isPending } = usePutSetting(settingKey, row.value);
  const valueText = (value: string) => settingText(settingKey, value, { settings, more: copy });
  const cityValueText = (value: string | null) => (value ? valueText(value) : copy.theHousesOwn);
  const before = change.before ?? settingRules[settingKey].default;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1">
      <span className="min-w-0 break-words">
        {change.city === null
          ? copy.was(valueText(before), valueText(change.after))
          : copy.wasIn(change.city, cityValueText(change.before), cityValueText(change.after))}
        <span className="block text-sm text-ink-soft">
          {copy.by(change.by ?? copy.theHouse, momentOf(change.at))}
        </span>
      </span>
      {change.city === null && before !== row.value && (
        <Button
          variant="quiet"
          isBusy={isPending}
          aria-label={copy.takeBackOf(settings.fields[settingKey].label, valueText(before))}
          onClick={() => put(before)}
        >
          {copy.takeBack(valueText(before))}
        </Button>
      )}
    </li>
  );
}
