import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { Market } from '#contract/markets/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { everyMarket, useClosureDraft, type ClosureBegun } from './use-closure-draft.ts';
import { ClosureTouched } from './orders-touched.tsx';

interface Props {
  markets: readonly Market[];
  begun: ClosureBegun;
  onDone: () => void;
}

/** Market, days and reason of a closure; the orders it touches are shown before it is made. */
export function ClosureForm({ markets, begun, onDone }: Props) {
  const { form: copy } = useCatalogue(adminMarketsCopy).calendar;
  const written = useClosureDraft(markets, begun, onDone);
  const { draft, change, preview } = written;
  const orders = written.isKnown ? (preview.data?.orders ?? 0) : 0;
  const cancels = orders > 0 && draft.end === 'cancel';
  return (
    <Form className="grid gap-5" onSubmit={written.save}>
      <WhichMarket
        markets={markets}
        chosen={draft.at}
        isRefused={written.isWhereRefused}
        onChoose={(at) => change({ at })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          type="date"
          label={copy.from}
          min={written.today}
          value={draft.from}
          onChange={({ target: { value } }) =>
            change({ from: value, to: value > draft.to ? value : draft.to })
          }
        />
        <Field
          type="date"
          label={copy.to}
          min={draft.from}
          value={draft.to}
          error={written.areDaysRefused ? copy.daysRefused : undefined}
          onChange={({ target }) => change({ to: target.value })}
        />
      </div>
      <Field
        label={copy.reason}
        hint={copy.reasonHint}
        error={written.isReasonRefused ? copy.reasonRefused : undefined}
        value={draft.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      {written.isKnown && (
        <ClosureTouched preview={preview} end={draft.end} onEnd={(end) => change({ end })} />
      )}
      <Button type="submit" variant={cancels ? 'danger' : 'primary'} isBusy={written.isBusy}>
        {orders > 0 ? copy.saveAnd[draft.end](orders) : copy.save}
      </Button>
    </Form>
  );
}

interface WhichProps {
  markets: readonly Market[];
  chosen: string;
  isRefused: boolean;
  onChoose: (at: string) => void;
}

function WhichMarket({ markets, chosen, isRefused, onChoose }: WhichProps) {
  const { calendar: copy } = useCatalogue(adminMarketsCopy);
  return (
    <Select
      label={copy.form.market}
      error={isRefused ? copy.form.marketRefused : undefined}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="" disabled>
        {copy.form.choose}
      </option>
      <option value={everyMarket}>{copy.everyMarket}</option>
      {markets.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
