import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { adminCopy } from '#contract/copy/admin.ts';
import { wholeDay } from '#contract/markets/hours.ts';
import { isUsableSlug, pageSlug } from '#contract/page-slug.ts';
import { writtenMarket, type Market } from '#contract/markets/schema.ts';
import { weekdays } from '#contract/time.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue, useAppContext } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { AdminMarketCity } from './city.tsx';
import { AdminMarketHours } from './hours.tsx';
import { TouchedByChange } from './orders-touched.tsx';
import { useTouched } from './use-orders-touched.ts';
import { useSaveMarket } from './use-save-market.ts';

interface Props {
  /** The market to change; without it a new one is added. */
  market: Market | undefined;
  onDone: (saved: Market) => void;
}

const tradingDays = weekdays.filter((day) => day !== 'sunday');

function draftOf(market: Market | undefined) {
  return {
    cityId: market?.cityId,
    name: market?.name ?? '',
    location: market?.location ?? '',
    description: market?.description ?? '',
    marketDays: tradingDays.filter((day) => market === undefined || market.marketDays.includes(day)),
    isActive: market?.isActive ?? true,
    hours: market?.hours ?? { ...wholeDay },
  };
}

export function AdminMarketForm({ market, onDone }: Props) {
  const { markets: copy, shared } = useCatalogue(adminCopy);
  const [initial] = useState(() => draftOf(market));
  const form = useForm({ defaultValues: initial, resolver: zodResolver(writtenMarket) });
  const { save, isBusy } = useSaveMarket(market, initial, onDone, (field, refused) =>
    form.setError(field, { type: 'server', message: refused }, { shouldFocus: true }),
  );
  const touched = useTouched(market, save);
  const { errors } = form.formState;
  const name = useWatch({ control: form.control, name: 'name' });
  const slug = name === market?.name ? market.slug : pageSlug(name);
  return (
    <Form className="grid gap-5" onSubmit={form.handleSubmit(touched.ask)}>
      <Field
        label={copy.name}
        hint={<SlugHint slug={slug} />}
        error={errors.name && (errors.name.type === 'server' ? errors.name.message : copy.nameRefused)}
        {...form.register('name')}
      />
      <AdminMarketCity error={errors.cityId?.message} {...form.register('cityId')} />
      <Field
        label={copy.location}
        hint={copy.locationHint}
        error={errors.location && copy.locationRefused}
        {...form.register('location')}
      />
      <TextArea
        label={copy.description}
        rows={4}
        error={errors.description && copy.descriptionRefused}
        {...form.register('description')}
      />
      <fieldset className="grid gap-1">
        <legend className="field-label">{copy.days}</legend>
        <p className="field-hint">{copy.daysHint}</p>
        <div className="grid grid-cols-2 sm:grid-cols-3">
          {tradingDays.map((day) => (
            <Checkbox key={day} label={copy.weekdays[day]} value={day} {...form.register('marketDays')} />
          ))}
        </div>
        {errors.marketDays && <FieldError>{copy.daysRefused}</FieldError>}
      </fieldset>
      <AdminMarketHours
        opens={form.register('hours.opens')}
        closes={form.register('hours.closes')}
        isRefused={errors.hours !== undefined}
      />
      <Checkbox label={copy.isActive} hint={copy.isActiveHint} {...form.register('isActive')} />
      <TouchedByChange market={market} touched={touched} />
      <Button type="submit" isBusy={isBusy || touched.isLooking}>
        {isBusy ? shared.saving : shared.save}
      </Button>
    </Form>
  );
}

/** Address of the market’s page, or why it is not possible. */
function SlugHint({ slug }: { slug: string }) {
  const { markets: copy } = useCatalogue(adminCopy);
  const { publicUrl } = useAppContext();
  if (slug === '') return copy.slugEmpty;
  if (!isUsableSlug(slug)) return copy.slugReserved(slug);
  return copy.slugPreview(`${publicUrl.replace(/^https?:\/\//, '')}${paths.market(slug)}`);
}
