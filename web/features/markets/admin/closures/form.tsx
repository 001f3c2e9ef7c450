import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { Market } from '#contract/markets/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { useClosureDraft, type ClosureBegun } from './use-closure-draft.ts';
import { ClosureTouched } from './orders-touched.tsx';

interface Props {
  markets: readonly Market[];
  begun: ClosureBegun;
  onDone: () => void;
}

/** Which market, which days and why; whom it touches is there before it is done. */
export function ClosureForm({ markets, begun, onDone }: Props) {
  const { form: words } = useCatalogue(adminMarketsCopy).calendar;
  const written = useClosureDraft(markets, begun, onDone);
  const { draft, change, preview } = written;
  const orders = preview.data?.orders ?? 0;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        written.save();
      }}
    >
      <WhichMarket markets={markets} chosen={draft.marketId} onChoose={(marketId) => change({ marketId })} />
      <div className="grid grid-cols-2 gap-3">
        <Field
          type="date"
          label={words.from}
          min={written.today}
          value={draft.from}
          onChange={({ target: { value } }) =>
            change({ from: value, to: value > draft.to ? value : draft.to })
          }
        />
        <Field
          type="date"
          label={words.to}
          min={draft.from}
          value={draft.to}
          error={written.areDays ? undefined : words.daysRefused}
          onChange={({ target }) => change({ to: target.value })}
        />
      </div>
      <Field
        label={words.reason}
        hint={words.reasonHint}
        error={written.isReasonRefused ? words.reasonRefused : undefined}
        value={draft.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      {written.areDays && <ClosureTouched preview={preview} />}
      <Button type="submit" variant={orders > 0 ? 'danger' : 'primary'} isBusy={written.isBusy}>
        {orders > 0 ? words.saveAndCancel(orders) : words.save}
      </Button>
    </form>
  );
}

interface WhichProps {
  markets: readonly Market[];
  chosen: string;
  onChoose: (marketId: string) => void;
}

function WhichMarket({ markets, chosen, onChoose }: WhichProps) {
  const { calendar: words } = useCatalogue(adminMarketsCopy);
  return (
    <Select label={words.form.market} value={chosen} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{words.everyMarket}</option>
      {markets.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
