import { useState, type ReactNode } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import { settingsCopy } from '#contract/copy/admin/settings.ts';
import { type SettingRow } from '#contract/settings/schema.ts';
import { settingRules, type SettingRule } from '#contract/settings/setting-rules.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { storedForm, writtenForm, type EditableKey } from './setting-draft.ts';
import { consequenceOf } from './consequences.ts';
import { usePutSetting } from './use-change-setting.ts';
import { AdminSettingField } from './field.tsx';
import { AdminSettingHistory } from './setting-history.tsx';

type Copy = (typeof adminCopy)['en']['settings'];

interface Props {
  settingKey: EditableKey;
  row: SettingRow;
  /** All settings as they stand: what follows from one depends on others. */
  rows: readonly SettingRow[];
  /** Hears the value that is typed and not saved, where the setting would take it. */
  onDraft?: ((value: string | undefined) => void) | undefined;
  /** More that follows from what is typed. */
  children?: ReactNode;
}

/** One setting with its own save: who changed it when, and what it is now. */
export function AdminSettingRow({ settingKey, row, rows, onDraft, children }: Props) {
  const { settings: copy, shared } = useCatalogue(adminCopy);
  const more = useCatalogue(settingsCopy);
  const shown = writtenForm(settingKey, row.value);
  const [draft, setDraft] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const { put, isPending } = usePutSetting(settingKey, row.value);
  const { label } = copy.fields[settingKey];
  const written = draft ?? shown;
  const write = (text: string) => {
    setDraft(text === shown ? null : text);
    onDraft?.(text === shown ? undefined : storedForm(settingKey, text));
  };
  const value = storedForm(settingKey, written);
  const leave = () => {
    setDraft(null);
    setSent(false);
    onDraft?.(undefined);
  };
  const save = () => {
    setSent(true);
    if (value !== undefined && draft !== null) put(value, leave);
  };
  const wanted = draft === null ? undefined : value;
  return (
    <Form className="grid gap-3 py-5 first:pt-0 last:pb-0" onSubmit={save}>
      <AdminSettingField
        settingKey={settingKey}
        written={written}
        onWrite={write}
        error={isSent && value === undefined ? refusedText(settingKey, copy) : undefined}
      />
      <output className="empty:hidden">
        {wanted !== undefined && consequenceOf(settingKey, wanted, rows, { settings: copy, more })}
        {wanted !== undefined && children}
      </output>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">{auditOf(row, copy)}</p>
        {draft !== null && (
          <div className="flex gap-3">
            <Button variant="quiet" aria-label={copy.undoOf(label)} onClick={leave}>
              {copy.undo}
            </Button>
            <Button type="submit" isBusy={isPending} aria-label={copy.saveOf(label)}>
              {isPending ? shared.saving : copy.save}
            </Button>
          </div>
        )}
      </div>
      {row.changedAt !== null && <AdminSettingHistory settingKey={settingKey} row={row} />}
    </Form>
  );
}

/** The form that the setting takes, and the largest sum where it has one of its own. */
function refusedText(settingKey: EditableKey, copy: Copy): string {
  const { kind, most }: SettingRule = settingRules[settingKey];
  const form = copy.refused[kind];
  return kind === 'kobo' && most !== undefined ? `${form} ${copy.atMost(naira(most))}` : form;
}

function auditOf(row: SettingRow, copy: Copy): string {
  if (row.changedAt === null) return copy.never;
  const when = momentOf(row.changedAt);
  return row.changedBy === null ? copy.changedAt(when) : copy.changed(row.changedBy, when);
}
