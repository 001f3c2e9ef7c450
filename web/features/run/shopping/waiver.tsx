import { agentCopy } from '#contract/copy/agent.ts';
import { keysOf } from '#contract/keys-of.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { useTyped } from '../sheets/use-sheet.ts';

export const mostReceipts = 8;

type Waiver = ReturnType<typeof useWaiver>;

/** The reason why there is no receipt, stored with the sheet that asks for one. */
export function useWaiver(sheet: string) {
  const { pickUp: copy } = useCatalogue(agentCopy).run;
  const [{ waived, why, other }, type] = useTyped(sheet, { waived: '', why: 'none', other: '' });
  const isOn = waived !== '';
  const chosen = keysOf(copy.waiveReasons).find((reason) => reason === why) ?? 'none';
  const text = chosen === 'other' ? other.trim() : copy.waiveReasons[chosen];
  return { isOn, chosen, other, type, reason: isOn && text !== '' ? text : null };
}

export function Waive({ waiver }: { waiver: Waiver }) {
  const { pickUp: copy } = useCatalogue(agentCopy).run;
  return (
    <div className="grid gap-3">
      <Checkbox
        label={copy.waive}
        checked={waiver.isOn}
        onChange={({ target }) => waiver.type({ waived: target.checked ? 'yes' : '' })}
      />
      {waiver.isOn && (
        <Choice
          legend={copy.waiveReason}
          name="waive"
          options={keysOf(copy.waiveReasons).map((value) => ({ value, label: copy.waiveReasons[value] }))}
          chosen={waiver.chosen}
          onChoose={(why) => waiver.type({ why })}
        />
      )}
      {waiver.isOn && waiver.chosen === 'other' && (
        <Field
          label={copy.waiveOther}
          value={waiver.other}
          maxLength={300}
          onChange={({ target }) => waiver.type({ other: target.value })}
        />
      )}
    </div>
  );
}
