import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { newCity, type NewCity, type OfficeCity } from '#contract/cities/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { citiesCopy } from '#contract/copy/admin/cities.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { AdminCityMiddle } from './middle.tsx';
import { useSaveCity } from './use-save-city.ts';
import { AdminUsualMeasures } from './usual-measures.tsx';

interface Props {
  /** The city to change; without it a new one is added. */
  city: OfficeCity | undefined;
  onDone: () => void;
}

/** Middle of the country, from where a new city is looked for on the map. */
const abuja = { latitude: 9.0785, longitude: 7.4005 };

function draftOf(city: OfficeCity | undefined) {
  return {
    name: city?.name ?? '',
    letters: city?.letters ?? '',
    hours: city?.hours ?? { opens: '06:00', closes: '22:00' },
    middle: city?.middle ?? abuja,
    isActive: city?.isActive ?? true,
    // Absent in the answer of an older version: saving leaves them as they are.
    measures: city === undefined ? [] : city.measures,
  };
}

export function AdminCityForm({ city, onDone }: Props) {
  const copy = useCatalogue(citiesCopy);
  const { shared } = useCatalogue(adminCopy);
  const [initial] = useState(() => draftOf(city));
  const form = useForm<NewCity>({ defaultValues: initial, resolver: zodResolver(newCity) });
  const { save, isBusy } = useSaveCity(city, onDone, (field, refused) =>
    form.setError(field, { type: 'server', message: refused }, { shouldFocus: true }),
  );
  const { errors } = form.formState;
  const errorOf = (field: 'name' | 'letters', otherwise: string) => {
    const error = errors[field];
    return error && (error.type === 'server' ? error.message : otherwise);
  };
  return (
    <Form className="grid gap-5" onSubmit={form.handleSubmit(save)}>
      <Field label={copy.name} error={errorOf('name', copy.nameRefused)} {...form.register('name')} />
      <Field
        label={copy.letters}
        hint={city === undefined ? copy.lettersHint : copy.lettersStay}
        readOnly={city !== undefined}
        maxLength={2}
        error={errorOf('letters', copy.lettersRefused)}
        {...form.register('letters')}
      />
      <fieldset className="grid gap-2">
        <legend className="field-label">{copy.hours}</legend>
        <p className="field-hint">{copy.hoursHint}</p>
        <div className="grid grid-cols-2 gap-3">
          <Field label={copy.opens} type="time" {...form.register('hours.opens')} />
          <Field label={copy.closes} type="time" {...form.register('hours.closes')} />
        </div>
        {errors.hours && <FieldError>{copy.hoursRefused}</FieldError>}
      </fieldset>
      <AdminCityMiddle form={form} isRefused={errors.middle !== undefined} />
      <AdminUsualMeasures form={form} />
      <Checkbox label={copy.isActive} hint={copy.isActiveHint} {...form.register('isActive')} />
      <Button type="submit" isBusy={isBusy}>
        {isBusy ? shared.saving : shared.save}
      </Button>
    </Form>
  );
}
