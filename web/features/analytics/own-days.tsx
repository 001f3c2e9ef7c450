import { useState } from 'react';
import type { Days } from '#contract/analytics/range.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { isDays } from './url-state.ts';

interface Props {
  days: Days;
  onShow: (days: { from: string; to: string }) => void;
}

/** Two days to choose; asked for once both are there, not with each figure that is typed. */
export function OwnDays({ days, onShow }: Props) {
  const { range: copy } = useCatalogue(analyticsCopy);
  const [{ from, to }, setChosen] = useState(days);
  const [isSent, setSent] = useState(false);
  const areDays = isDays({ from, to });
  return (
    <Form
      className="col-span-full grid items-end gap-x-4 gap-y-2 sm:grid-cols-2 lg:grid-cols-3"
      onSubmit={() => {
        setSent(true);
        if (areDays) onShow({ from, to });
      }}
    >
      <Field
        type="date"
        label={copy.from}
        value={from}
        onChange={({ target }) => setChosen({ from: target.value, to })}
      />
      <Field
        type="date"
        label={copy.to}
        value={to}
        error={isSent && !areDays ? copy.refused : undefined}
        onChange={({ target }) => setChosen({ from, to: target.value })}
      />
      <Button type="submit" variant="secondary">
        {copy.show}
      </Button>
    </Form>
  );
}
