import type { ComponentProps } from 'react';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { wholeDay } from '#contract/markets/hours.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';

type Wiring = Omit<ComponentProps<'input'>, 'id' | 'className' | 'prefix'>;

interface Props {
  opens: Wiring;
  closes: Wiring;
  isRefused: boolean;
}

/** From when to when it trades on its days. */
export function AdminMarketHours({ opens, closes, isRefused }: Props) {
  const { hours: copy } = useCatalogue(adminMarketsCopy);
  const edges = { min: wholeDay.opens, max: wholeDay.closes };
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label">{copy.legend}</legend>
      <p className="field-hint">{copy.hint}</p>
      <div className="grid grid-cols-2 gap-3">
        <Field label={copy.opens} {...edges} {...opens} type="time" />
        <Field label={copy.closes} {...edges} {...closes} type="time" />
      </div>
      {isRefused && <FieldError>{copy.refused}</FieldError>}
    </fieldset>
  );
}
