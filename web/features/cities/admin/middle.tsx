import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { NewCity } from '#contract/cities/schema.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import { citiesCopy } from '#contract/copy/admin/cities.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { LateMap } from '#web/ui/map/late-map.tsx';

interface Props {
  form: UseFormReturn<NewCity>;
  isRefused: boolean;
}

/** About where the city's middle is: by a touch on the map, or typed. */
export function AdminCityMiddle({ form, isRefused }: Props) {
  const copy = useCatalogue(citiesCopy);
  const { mapWords } = useCatalogue(adminMarketsCopy);
  const middle = useWatch({ control: form.control, name: 'middle' });
  const isPlace = Number.isFinite(middle.latitude) && Number.isFinite(middle.longitude);
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label">{copy.middle}</legend>
      <p className="field-hint">{copy.middleHint}</p>
      {isPlace && (
        <LateMap
          label={copy.map}
          copy={mapWords}
          onPick={(place) => form.setValue('middle', place, { shouldDirty: true })}
          spots={[{ key: 'middle', look: 'market', label: form.getValues('name'), ...middle }]}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={copy.latitude}
          type="number"
          step="any"
          {...form.register('middle.latitude', { valueAsNumber: true })}
        />
        <Field
          label={copy.longitude}
          type="number"
          step="any"
          {...form.register('middle.longitude', { valueAsNumber: true })}
        />
      </div>
      {isRefused && <FieldError>{copy.middleRefused}</FieldError>}
    </fieldset>
  );
}
