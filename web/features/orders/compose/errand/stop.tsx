import { errandsCopy } from '#contract/copy/order/errands.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { isShownName, mostGiverName } from '#contract/orders/errands/schema.ts';
import { readPhone } from '#contract/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import type { Draft } from '#web/features/orders/placing/draft.ts';
import type { Part } from '#web/features/orders/placing/parts.ts';
import type { ShopForm } from '../shop/form.ts';
import { ComposerStop } from '../shop/stop.tsx';
import { WantedBy } from './by-when.tsx';
import { WaitChoice } from './wait.tsx';

interface Props {
  draft: Draft;
  isRefused: boolean;
  onNext: (part: Part) => void;
}

/** The place where a parcel is collected, or something is done. */
export function ErrandStop(props: Props) {
  const { errand } = useCatalogue(orderCopy);
  const copy = useCatalogue(errandsCopy);
  const { draft } = props;
  const place = draft.kind === 'carry' ? 'from' : 'at';
  return <ComposerStop title={errand[place].title} copy={copy[place]} More={StopTerms} {...props} />;
}

/** The giver of a parcel, the wait, and the time that it is wanted before. */
function StopTerms({ form, draft }: { form: ShopForm; draft: Draft }) {
  form.register('wait', { validate: (wait) => wait !== '' });
  return (
    <>
      {draft.kind === 'carry' && <Giver form={form} />}
      <WaitChoice
        kind={draft.kind}
        marketId={draft.shop.marketId}
        chosen={form.watch('wait')}
        isWrong={form.formState.errors.wait !== undefined}
        onChoose={(steps) => {
          form.setValue('wait', steps);
          form.parts.changed('wait');
        }}
      />
      <WantedBy draft={draft} />
    </>
  );
}

/** The person who hands a parcel over. */
function Giver({ form }: { form: ShopForm }) {
  const { giver: copy, from } = useCatalogue(errandsCopy);
  const { who } = useCatalogue(orderCopy);
  const { errors } = form.formState;
  return (
    <>
      <Field
        label={copy.name}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={mostGiverName}
        error={
          errors.giverName && (form.getValues('giverName').trim() === '' ? copy.nameRefused : from.nameOnly)
        }
        {...form.register('giverName', { validate: isShownName })}
      />
      <Field
        label={copy.phone}
        hint={copy.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={30}
        error={errors.giverPhone && who.phoneRefused}
        {...form.register('giverPhone', { validate: (phone) => readPhone(phone) !== undefined })}
      />
    </>
  );
}
