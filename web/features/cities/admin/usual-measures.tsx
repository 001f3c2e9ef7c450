import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { NewCity } from '#contract/cities/schema.ts';
import { citiesCopy } from '#contract/copy/admin/cities.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { measures, type Measure } from '#contract/measures/measures.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Select } from '#web/ui/fields/select.tsx';

/** The measures that a city's markets usually sell by, in the order in which they are offered. */
export function AdminUsualMeasures({ form }: { form: UseFormReturn<NewCity> }) {
  const copy = useCatalogue(citiesCopy).usual;
  const { measure: measureCopy } = useCatalogue(adminMarketsCopy);
  const usual = useWatch({ control: form.control, name: 'measures' }) ?? [];
  const change = (to: Measure[]) => form.setValue('measures', to, { shouldDirty: true });
  const without = (one: Measure) => usual.filter((other) => other !== one);
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label">{copy.title}</legend>
      <p className="field-hint">{usual.length === 0 ? copy.none : copy.hint}</p>
      <ol className="grid gap-1">
        {usual.map((one, at) => (
          <li key={one} className="flex flex-wrap items-center justify-between gap-2">
            <span>{measureCopy(one, 1)}</span>
            <span className="flex">
              <Button
                variant="quiet"
                size="small"
                disabled={at === 0}
                aria-label={copy.earlierOf(measureCopy(one, 1))}
                onClick={() => change(without(one).toSpliced(at - 1, 0, one))}
              >
                {copy.earlier}
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={copy.removeOf(measureCopy(one, 1))}
                onClick={() => change(without(one))}
              >
                {copy.remove}
              </Button>
            </span>
          </li>
        ))}
      </ol>
      <Select
        label={copy.add}
        value=""
        onChange={({ target }) => {
          const chosen = measures.find((one) => one === target.value);
          if (chosen !== undefined) change([...usual, chosen]);
        }}
      >
        <option value="">{copy.choose}</option>
        {measures
          .filter((one) => !usual.includes(one))
          .map((one) => (
            <option key={one} value={one}>
              {measureCopy(one, 1)}
            </option>
          ))}
      </Select>
    </fieldset>
  );
}
