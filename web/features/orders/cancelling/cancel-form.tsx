import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Cancellation } from '#contract/orders/cancelling.ts';
import type { Order } from '#contract/orders/schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { useCancelOrder } from '../mutations.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';

const reasons = ['mind', 'list', 'slow', 'other'] as const;

interface Props {
  order: Order;
  token: string | null;
  cancellation: Cancellation;
  /** The preview no longer holds. */
  onChanged: () => void;
  onClose: () => void;
}

/** Explains cancelling, takes the reason, and asks for the last word. */
export function CancelForm({ order, token, cancellation, onChanged, onClose }: Props) {
  const { code } = order;
  const { cancel: copy } = useCatalogue(trackingCopy);
  const [hasChanged, setChanged] = useState(false);
  const form = useForm<{ reason: (typeof reasons)[number]; other: string }>({
    defaultValues: { reason: 'mind', other: '' },
  });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const cancel = useCancelOrder();
  const requestId = useRequestIds();
  const failed = useFailure();
  const refused = (error: Error) => {
    const isOld =
      error instanceof ApiError && (error.code === 'changed-meanwhile' || error.code === 'too-late');
    setChanged(isOld);
    if (isOld) onChanged();
    else failed(error);
  };
  const submit = form.handleSubmit((written) => {
    const fullReason = written.reason === 'other' ? written.other : copy.reasons[written.reason];
    const body = { code, token, reason: fullReason, agreedOwedKobo: cancellation.owedKobo };
    const onSuccess = () => {
      showToast({ title: copy.done, tone: 'success' });
      onClose();
    };
    cancel.mutate({ clientRequestId: requestId(body), ...body }, { onSuccess, onError: refused });
  });
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      {hasChanged && <Alert tone="warning">{copy.changed}</Alert>}
      <Alert tone={cancellation.owedKobo > 0 ? 'warning' : 'info'}>
        {consequenceOf(order, cancellation, copy)}
      </Alert>
      <Choice
        legend={copy.why}
        name="cancel-reason"
        options={reasons.map((value) => ({ value, label: copy.reasons[value] }))}
        chosen={reason}
        onChoose={(value) => form.setValue('reason', value)}
      />
      {reason === 'other' && (
        <Field
          label={copy.other}
          maxLength={300}
          error={form.formState.errors.other?.message}
          {...form.register('other', { validate: (text) => text.trim() !== '' || copy.otherRefused })}
        />
      )}
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" variant="danger" isBusy={cancel.isPending}>
          {cancel.isPending ? copy.pending : copy.confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {copy.keep}
        </Button>
      </div>
    </Form>
  );
}

/** Says what was paid, what of it comes back and where to, what it pays for, and what is owed. */
function consequenceOf(
  { heldKobo, customer }: Order,
  { refundKobo, owedKobo }: Cancellation,
  copy: (typeof trackingCopy)['en']['cancel'],
): string {
  const place = customer.id === null ? 'sender' : 'credit';
  const retainedKobo = heldKobo - refundKobo;
  const parts = [
    heldKobo > 0 ? copy.paid(shortNaira(heldKobo)) : '',
    refundKobo > 0 ? copy.refund[place](shortNaira(refundKobo)) : '',
    heldKobo > 0 && retainedKobo > 0 ? copy.kept(shortNaira(retainedKobo)) : '',
    owedKobo > 0 ? copy.owed(shortNaira(owedKobo)) : '',
  ].filter(Boolean);
  return parts.length === 0 ? copy.free : parts.join(' ');
}
