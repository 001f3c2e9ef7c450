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
  const words = useCatalogue(settingsCopy);
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
        aria-label={words.beforeOf(label)}
        onClick={() => setOpen(!isOpen)}
      >
        {words.before}
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
  const words = useCatalogue(settingsCopy);
  const query = useQuery(settingChangesQuery(settingKey));
  return (
    <QueryBoundary query={query} waiting={<Skeleton className="h-24" />}>
      {(changes) =>
        changes.length === 0 ? (
          <p className="text-ink-soft">{words.neverChanged}</p>
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
  const words = useCatalogue(settingsCopy);
  const { put, isPending } = usePutSetting(settingKey, row.value);
  const valueText = (value: string) => settingText(settingKey, value, { settings, more: words });
  const cityValueText = (value: string | null) => (value ? valueText(value) : words.theHousesOwn);
  const before = change.before ?? settingRules[settingKey].default;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1">
      <span className="min-w-0 break-words">
        {change.city === null
          ? words.was(valueText(before), valueText(change.after))
          : words.wasIn(change.city, cityValueText(change.before), cityValueText(change.after))}
        <span className="block text-sm text-ink-soft">
          {words.by(change.by ?? words.theHouse, momentOf(change.at))}
        </span>
      </span>
      {change.city === null && before !== row.value && (
        <Button
          variant="quiet"
          isBusy={isPending}
          aria-label={words.takeBackOf(settings.fields[settingKey].label, valueText(before))}
          onClick={() => put(before)}
        >
          {words.takeBack(valueText(before))}
        </Button>
      )}
    </li>
  );
}
