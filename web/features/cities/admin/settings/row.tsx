import { useState, type ReactNode } from 'react';
import type { OfficeCity } from '#contract/cities/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { citiesCopy } from '#contract/copy/admin/cities.ts';
import type { SettingRow } from '#contract/settings/schema.ts';
import { settingRules } from '#contract/settings/setting-rules.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { AdminSettingField } from '#web/features/settings/admin/field.tsx';
import { storedForm, writtenForm, type EditableKey } from '#web/features/settings/admin/setting-draft.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useChangeCitySetting } from './queries.ts';

interface Props {
  city: OfficeCity;
  settingKey: EditableKey;
  ofHouse: SettingRow;
  /** The city's own; nothing where the house's counts. */
  ofCity: SettingRow | undefined;
  /** Hears the value that is typed and not saved, where the setting would take it. */
  onDraft: (value: string | undefined) => void;
  /** More that follows from what is typed. */
  children: ReactNode;
}

/** One setting in a city: whose it is, another value, and the way back to the house's. */
export function CitySettingRow({ city, settingKey, ofHouse, ofCity, onDraft, children }: Props) {
  const { settings: copy } = useCatalogue(citiesCopy);
  const { settings, shared } = useCatalogue(adminCopy);
  const shown = writtenForm(settingKey, (ofCity ?? ofHouse).value);
  const [draft, setDraft] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const { label } = settings.fields[settingKey];
  const value = storedForm(settingKey, draft ?? shown);
  const write = (text: string) => {
    setDraft(text === shown ? null : text);
    onDraft(text === shown ? undefined : storedForm(settingKey, text));
  };
  const leave = () => {
    setDraft(null);
    setSent(false);
    onDraft(undefined);
  };
  const { put, isPending } = usePut({ city, settingKey, ofCity }, leave);
  const save = () => {
    setSent(true);
    if (value !== undefined && draft !== null) put(value);
  };
  return (
    <Form className="grid gap-3 py-5 first:pt-0 last:pb-0" onSubmit={save}>
      <AdminSettingField
        settingKey={settingKey}
        written={draft ?? shown}
        onWrite={write}
        error={isSent && value === undefined ? settings.refused[settingRules[settingKey].kind] : undefined}
      />
      <output className="empty:hidden">{draft !== null && children}</output>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">
          {ofCity?.changedAt == null ? copy.ofHouse : copy.ofCity(city.name, momentOf(ofCity.changedAt))}
        </p>
        {draft !== null && (
          <Button type="submit" isBusy={isPending} aria-label={settings.saveOf(label)}>
            {isPending ? shared.saving : settings.save}
          </Button>
        )}
        {draft === null && ofCity !== undefined && (
          <Button
            variant="quiet"
            isBusy={isPending}
            aria-label={copy.asHouseOf(label)}
            onClick={() => put(null)}
          >
            {copy.asHouse}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** Gives the city this value of its own, or the house's again; `done` hears that it went. */
function usePut(
  { city, settingKey, ofCity }: Pick<Props, 'city' | 'settingKey' | 'ofCity'>,
  done: () => void,
) {
  const { settings } = useCatalogue(adminCopy);
  const change = useChangeCitySetting();
  const failed = useFailure();
  const put = (value: string | null) =>
    change.mutate(
      { cityId: city.id, key: settingKey, value, from: ofCity?.value ?? null },
      {
        onSuccess: () => {
          done();
          showToast({ title: settings.saved(settings.fields[settingKey].label), tone: 'success' });
        },
        onError: failed,
      },
    );
  return { put, isPending: change.isPending };
}
