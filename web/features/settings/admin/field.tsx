import { adminCopy } from '#contract/copy/admin.ts';
import { dispatchWays, settingRules, type SettingRule } from '#contract/settings/setting-rules.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import type { EditableKey } from './setting-draft.ts';

interface Props {
  settingKey: EditableKey;
  written: string;
  onWrite: (text: string) => void;
  error: string | undefined;
}

/** The field that fits what the setting holds. */
export function AdminSettingField({ settingKey, written, onWrite, error }: Props) {
  const { settings: copy } = useCatalogue(adminCopy);
  const { label, hint } = copy.fields[settingKey];
  const field = { label, hint, error, value: written };
  const take = (event: { target: { value: string } }) => onWrite(event.target.value);
  const rule: SettingRule = settingRules[settingKey];
  switch (rule.kind) {
    case 'switch':
      return (
        <Switch
          label={label}
          hint={hint}
          checked={written === 'on'}
          onChange={(event) => onWrite(event.target.checked ? 'on' : 'off')}
        />
      );
    case 'prose':
      return <TextArea {...field} rows={3} onChange={take} />;
    case 'legal':
      return <TextArea {...field} rows={12} onChange={take} />;
    case 'kobo':
      return (
        <Field
          {...field}
          inputMode="decimal"
          prefix={copy.naira}
          placeholder={rule.emptyMeans && copy.fields[rule.emptyMeans].label}
          onChange={take}
        />
      );
    case 'minutes':
      return <Field {...field} inputMode="numeric" end={<Unit>{copy.minutes}</Unit>} onChange={take} />;
    case 'kilometres':
      return <Field {...field} inputMode="numeric" end={<Unit>{copy.kilometres}</Unit>} onChange={take} />;
    case 'percent':
      return <Field {...field} inputMode="numeric" end={<Unit>%</Unit>} onChange={take} />;
    case 'exact-percent':
      return <Field {...field} inputMode="decimal" end={<Unit>%</Unit>} onChange={take} />;
    case 'dispatch-way':
      return (
        <Select {...field} onChange={take}>
          {dispatchWays.map((way) => (
            <option key={way} value={way}>
              {copy.dispatchWays[way]}
            </option>
          ))}
        </Select>
      );
    case 'phone':
      return <Field {...field} type="tel" inputMode="tel" onChange={take} />;
    case 'email':
      return <Field {...field} type="email" onChange={take} />;
    case 'line':
      return <Field {...field} onChange={take} />;
  }
}

function Unit({ children }: { children: string }) {
  return <span className="px-4 text-ink-soft">{children}</span>;
}
