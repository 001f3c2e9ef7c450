import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Draft } from '../placing/draft.ts';
import { changeDraft } from '../placing/draft-store.ts';
import { deliveryParts, type Delivery } from './delivery-parts.ts';

/** The area of somebody whom we do not reach. */
export const elsewhere = 'elsewhere';

export type DeliveryForm = UseFormReturn<Delivery> & { parts: ReturnType<typeof deliveryParts> };

/** The fields, filled from the draft; whatever is typed into them is in the draft at once. */
export function useDeliveryForm(draft: Draft): DeliveryForm {
  const form = useForm<Delivery>({ defaultValues: fieldsOf(draft) });
  const [parts] = useState(() => deliveryParts(form));
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          changeDraft((now) => withDelivery(now, values));
          parts.changed(name);
        },
      }),
    [subscribe, parts],
  );
  return { ...form, parts };
}

function fieldsOf({ place, customer, receiver }: Draft): Delivery {
  return {
    area: place.area ?? '',
    landmark: place.landmark,
    directions: place.directions,
    name: customer.name,
    phone: customer.phone,
    hasReceiver: receiver !== null,
    receiverName: receiver?.name ?? '',
    receiverPhone: receiver?.phone ?? '',
  };
}

function withDelivery(now: Draft, typed: Partial<Delivery>): Draft {
  const { landmark = '', directions = '', name = '', phone = '' } = typed;
  const area = typed.area === undefined || ['', elsewhere].includes(typed.area) ? null : typed.area;
  const receiver = { name: typed.receiverName ?? '', phone: typed.receiverPhone ?? '' };
  return {
    ...now,
    place: { ...now.place, area, landmark, directions },
    customer: { name, phone },
    receiver: typed.hasReceiver === true ? receiver : null,
  };
}
