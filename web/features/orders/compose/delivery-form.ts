import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Draft } from '../placing/draft.ts';
import { changeDraft } from '../placing/draft-store.ts';
import { chosenArea } from './area.tsx';
import { fieldParts } from './field-parts.ts';

/** The fields of the address and of the customer. */
interface Delivery {
  area: string;
  landmark: string;
  directions: string;
  name: string;
  phone: string;
  hasReceiver: boolean;
  receiverName: string;
  receiverPhone: string;
}

const fieldsOfPart = {
  where: ['area', 'landmark'],
  who: ['name', 'phone', 'receiverName', 'receiverPhone'],
} as const satisfies Record<string, readonly (keyof Delivery)[]>;

type DeliveryPart = keyof typeof fieldsOfPart;

export type DeliveryForm = UseFormReturn<Delivery> & {
  parts: ReturnType<typeof fieldParts<Delivery, DeliveryPart>>;
};

/** The fields, filled from the draft; whatever is typed into them is in the draft at once. */
export function useDeliveryForm(draft: Draft): DeliveryForm {
  const form = useForm<Delivery>({ defaultValues: fieldsOf(draft) });
  const [parts] = useState(() => fieldParts<Delivery, DeliveryPart>(form, fieldsOfPart));
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
  const area = chosenArea(typed.area);
  const receiver = { name: typed.receiverName ?? '', phone: typed.receiverPhone ?? '' };
  return {
    ...now,
    place: { ...now.place, area, landmark, directions },
    customer: { name, phone },
    receiver: typed.hasReceiver === true ? receiver : null,
  };
}
