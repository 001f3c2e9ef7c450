import { orderCopy } from '#contract/copy/order.ts';
import { readPhone } from '#contract/phone.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import type { DeliveryForm } from './delivery-form.ts';
import { ComposerSection } from './section.tsx';

const isPhone = (phone: string) => readPhone(phone) !== undefined;
const isName = (name: string) => name.trim() !== '';

/** Who orders, and who takes it at the door when that is somebody else. */
export function ComposerWho({ form }: { form: DeliveryForm }) {
  const { who } = useCatalogue(orderCopy);
  const { errors } = form.formState;
  const read = readPhone(form.watch('phone'));
  return (
    <ComposerSection part="who" title={who.title}>
      <Field
        label={who.name}
        autoComplete="name"
        maxLength={80}
        error={errors.name && who.nameRefused}
        {...form.register('name', { validate: isName })}
      />
      <Field
        label={who.phone}
        hint={read === undefined ? who.phoneHint : who.phoneRead(readablePhone(read))}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        error={errors.phone && who.phoneRefused}
        {...form.register('phone', { validate: isPhone })}
      />
      <Checkbox label={who.forSomebody} {...form.register('hasReceiver')} />
      {form.watch('hasReceiver') && <Receiver form={form} />}
    </ComposerSection>
  );
}

function Receiver({ form }: { form: DeliveryForm }) {
  const { who } = useCatalogue(orderCopy);
  const { errors } = form.formState;
  return (
    <>
      <Field
        label={who.receiverName}
        autoComplete="off"
        maxLength={80}
        error={errors.receiverName && who.receiverNameRefused}
        {...form.register('receiverName', { validate: isName, shouldUnregister: true })}
      />
      <Field
        label={who.receiverPhone}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={30}
        error={errors.receiverPhone && who.phoneRefused}
        {...form.register('receiverPhone', { validate: isPhone, shouldUnregister: true })}
      />
    </>
  );
}
