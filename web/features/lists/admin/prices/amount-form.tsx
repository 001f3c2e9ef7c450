import { useState } from 'react';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { price } from '#contract/lists/prices/guide.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { koboFrom } from '#web/lib/format/naira-input.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';

interface Props {
  label: string;
  hint: string;
  save: string;
  isBusy: boolean;
  onSave: (kobo: number) => void;
}

/** One amount for one measure. */
export function PriceForm({ label, hint, save, isBusy, onSave }: Props) {
  const { story: copy } = useCatalogue(adminMarketsCopy).prices;
  const [written, setWritten] = useState('');
  const [isTried, setTried] = useState(false);
  const kobo = koboFrom(written);
  const isPrice = kobo !== undefined && price.safeParse(kobo).success;
  return (
    <Form
      className="grid gap-3"
      onSubmit={() => {
        setTried(true);
        if (!isPrice) return;
        onSave(kobo);
        setWritten('');
        setTried(false);
      }}
    >
      <Field
        label={label}
        hint={hint}
        prefix="₦"
        inputMode="decimal"
        autoComplete="off"
        error={isTried && !isPrice ? copy.priceRefused : undefined}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
      />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {save}
      </Button>
    </Form>
  );
}
