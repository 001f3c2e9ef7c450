import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { Order } from '#contract/orders/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { Form } from '#web/ui/form/form.tsx';
import { FieldError } from '#web/ui/fields/field-error.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { useRateOrder } from '../mutations.ts';
import { Star } from './stars.tsx';

interface Props {
  order: Order;
  token: string | null;
  onDone: () => void;
}

export function RatingForm({ order, token, onDone }: Props) {
  const { rating: copy } = useCatalogue(trackingCopy);
  const [stars, setStars] = useState(order.rating?.stars ?? 0);
  const [isRefused, setRefused] = useState(false);
  const form = useForm({ defaultValues: { words: order.rating?.words ?? '' } });
  const rate = useRateOrder();
  const failed = useFailure();
  const submit = form.handleSubmit((written) => {
    setRefused(stars === 0);
    if (stars === 0) return;
    const onSuccess = () => {
      showToast({ title: copy.done, tone: 'success' });
      onDone();
    };
    rate.mutate({ code: order.code, token, stars, words: written.words }, { onSuccess, onError: failed });
  });
  return (
    <Form className="grid gap-4" onSubmit={submit}>
      <StarChoice stars={stars} isRefused={isRefused && stars === 0} onChoose={setStars} />
      <TextArea label={copy.words} rows={2} maxLength={500} {...form.register('words')} />
      <Button type="submit" isBusy={rate.isPending}>
        {rate.isPending ? copy.pending : copy.send}
      </Button>
    </Form>
  );
}

interface ChoiceProps {
  stars: number;
  isRefused: boolean;
  onChoose: (stars: number) => void;
}

function StarChoice({ stars, isRefused, onChoose }: ChoiceProps) {
  const { rating: copy } = useCatalogue(trackingCopy);
  return (
    <fieldset>
      <legend className="field-label">{copy.stars}</legend>
      <div className="mt-1 flex flex-wrap items-center gap-x-1">
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star} className="star-choice">
            <input
              type="radio"
              name="stars"
              value={star}
              checked={star === stars}
              onChange={() => onChoose(star)}
              className="sr-only"
            />
            <Star isFilled={star <= stars} size={36} />
            <span className="sr-only">
              {copy.count(star)}: {copy.star(star)}
            </span>
          </label>
        ))}
        <span className="ms-2 font-extrabold" aria-hidden="true">
          {copy.star(stars)}
        </span>
      </div>
      {isRefused && <FieldError>{copy.refused}</FieldError>}
    </fieldset>
  );
}
