import { orderCopy } from '#contract/copy/order.ts';
import { useMeasuresAt } from '#web/features/markets/use-measures-at.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { readCap, readQuantity, stepped, type OpenItemForm } from './form.ts';

/** Fields for name, quantity and money. */
export function ItemFields({ form, marketId }: { form: OpenItemForm; marketId: string | null }) {
  const copy = useCatalogue(orderCopy);
  const { item } = copy;
  const { errors } = form.formState;
  const measures = useMeasuresAt(marketId);
  const quantity = readQuantity(form.watch('quantity')) ?? 1;
  return (
    <>
      <Field
        label={item.name}
        error={errors.name && item.nameRefused}
        autoComplete="off"
        maxLength={200}
        {...form.register('name', { validate: (name) => name.trim() !== '' })}
      />
      <Quantity form={form} />
      <Select label={item.measure} {...form.register('measure')}>
        <option value="">{item.noMeasure}</option>
        {measures.map((measure) => (
          <option key={measure} value={measure}>
            {copy.measure(measure, quantity)}
          </option>
        ))}
      </Select>
      <Field
        label={item.cap}
        hint={item.capHint}
        error={errors.cap && item.capRefused}
        prefix="₦"
        inputMode="decimal"
        autoComplete="off"
        {...form.register('cap', { validate: (written) => readCap(written) !== undefined })}
      />
      <Field
        label={item.note}
        hint={item.noteHint}
        autoComplete="off"
        maxLength={500}
        {...form.register('note')}
      />
    </>
  );
}

function Quantity({ form }: { form: OpenItemForm }) {
  const { item } = useCatalogue(orderCopy);
  const { errors, isSubmitted } = form.formState;
  const step = (by: 1 | -1) =>
    form.setValue('quantity', stepped(form.getValues('quantity'), by), {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <Field
          label={item.quantity}
          error={errors.quantity && item.quantityRefused}
          inputMode="decimal"
          autoComplete="off"
          {...form.register('quantity', { validate: (written) => readQuantity(written) !== undefined })}
        />
      </div>
      <IconButton label={item.less} className="button-secondary mt-8.5" onClick={() => step(-1)}>
        <Icon name="minus" />
      </IconButton>
      <IconButton label={item.more} className="button-secondary mt-8.5" onClick={() => step(1)}>
        <Icon name="plus" />
      </IconButton>
    </div>
  );
}
