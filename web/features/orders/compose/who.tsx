import { orderCopy } from '#contract/copy/order.ts';
import { readPhone } from '#contract/phone.ts';
import { readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import type { Draft } from '../placing/draft.ts';
import { endsThere } from '../placing/errand/one-thing.ts';
import type { DeliveryForm } from './delivery-form.ts';
import { LateErrand } from './errand/late.tsx';
import { ComposerSection } from './section.tsx';

const isPhone = (phone: string) => readPhone(phone) !== undefined;
const isName = (name: string) => name.trim() !== '';

interface Props {
  form: DeliveryForm;
  draft: Draft;
  /** It was sent as it stands. */
  isSent: boolean;
  onSend: () => void;
}

/** The customer, and the receiver where that is another person. */
export function ComposerWho({ form, draft, isSent, onSend }: Props) {
  const { who } = useCatalogue(orderCopy);
  const { errors } = form.formState;
  const read = readPhone(form.watch('phone'));
  return (
    <ComposerSection part="who" title={who.title}>
      <div className="contents" {...form.parts.around('who', onSend)}>
        <Field
          label={who.name}
          autoComplete="name"
          enterKeyHint="next"
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
          enterKeyHint={form.watch('hasReceiver') ? 'next' : 'go'}
          maxLength={30}
          error={errors.phone && who.phoneRefused}
          {...form.register('phone', { validate: isPhone })}
        />
        {draft.kind === 'carry' ? (
          <LateErrand
            show="receives"
            isWrong={isSent}
            hasReceiver={form.watch('hasReceiver')}
            onReceiver={(isOther) => form.setValue('hasReceiver', isOther)}
          />
        ) : (
          !endsThere(draft) && <Checkbox label={who.forSomebody} {...form.register('hasReceiver')} />
        )}
        {form.watch('hasReceiver') && !endsThere(draft) && <Receiver form={form} />}
        {draft.kind === 'carry' && <LateErrand show="photo" />}
      </div>
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
        enterKeyHint="next"
        maxLength={80}
        error={errors.receiverName && who.receiverNameRefused}
        {...form.register('receiverName', { validate: isName, shouldUnregister: true })}
      />
      <Field
        label={who.receiverPhone}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={30}
        error={errors.receiverPhone && who.phoneRefused}
        {...form.register('receiverPhone', { validate: isPhone, shouldUnregister: true })}
      />
    </>
  );
}
