import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { withShop, withTerms, type Draft } from '#web/features/orders/placing/draft.ts';
import { changeDraft, currentDraft } from '#web/features/orders/placing/draft-store.ts';
import { chosenArea } from '../area.tsx';
import { fieldParts } from '../field-parts.ts';

/** Names of their own: the page has an address too. */
interface ShopFields {
  shopName: string;
  shopArea: string;
  shopLandmark: string;
  giverName: string;
  giverPhone: string;
  /** The paid steps of a wait; empty while none is agreed. */
  wait: string;
}

const fieldsOfPart = {
  shop: ['shopName', 'shopArea', 'shopLandmark', 'giverName', 'giverPhone', 'wait'],
} as const;

export type ShopForm = UseFormReturn<ShopFields> & {
  parts: ReturnType<typeof fieldParts<ShopFields, 'shop'>>;
};

/** The fields of the stop, filled from the draft; whatever is typed into them is in the draft at once. */
export function useShopForm(): ShopForm {
  const form = useForm<ShopFields>({ defaultValues: fieldsNow() });
  const [parts] = useState(() => fieldParts<ShopFields, 'shop'>(form, fieldsOfPart));
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          changeDraft((now) => withStop(now, values));
          parts.changed(name);
        },
      }),
    [subscribe, parts],
  );
  return { ...form, parts };
}

function fieldsNow(): ShopFields {
  const { kind, shop, terms } = currentDraft();
  const { name, area, landmark } = shop;
  const steps = terms.waitSteps ?? (kind === 'carry' ? 0 : null);
  return {
    shopName: name,
    shopArea: area ?? '',
    shopLandmark: landmark,
    giverName: terms.giver.name,
    giverPhone: terms.giver.phone,
    wait: steps === null ? '' : String(steps),
  };
}

function withStop(now: Draft, fields: ShopFields): Draft {
  const { shopName, shopArea, shopLandmark, giverName, giverPhone, wait } = fields;
  const stopped = withShop(now, { name: shopName, area: chosenArea(shopArea), landmark: shopLandmark });
  if (!hasOneThing(now.kind)) return stopped;
  const giver = { name: giverName, phone: giverPhone };
  return withTerms(stopped, { giver, waitSteps: wait === '' ? null : Number(wait) });
}
