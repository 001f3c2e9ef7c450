import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { withShop } from '#web/features/orders/placing/draft.ts';
import { changeDraft, currentDraft } from '#web/features/orders/placing/draft-store.ts';
import { areaSaid } from '../area.tsx';
import { fieldParts } from '../field-parts.ts';

/** Names of their own: the page has an address too. */
interface ShopFields {
  shopName: string;
  shopArea: string;
  shopLandmark: string;
}

const fieldsOfPart = { shop: ['shopName', 'shopArea', 'shopLandmark'] } as const;

export type ShopForm = UseFormReturn<ShopFields> & {
  parts: ReturnType<typeof fieldParts<ShopFields, 'shop'>>;
};

/** The fields of the shop, filled from the draft; whatever is typed into them is in the draft at once. */
export function useShopForm(): ShopForm {
  const form = useForm<ShopFields>({ defaultValues: fieldsNow() });
  const [parts] = useState(() => fieldParts<ShopFields, 'shop'>(form, fieldsOfPart));
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values: { shopName, shopArea, shopLandmark } }) => {
          const said = { name: shopName, area: areaSaid(shopArea), landmark: shopLandmark };
          changeDraft((now) => withShop(now, said));
          parts.changed(name);
        },
      }),
    [subscribe, parts],
  );
  return { ...form, parts };
}

function fieldsNow(): ShopFields {
  const { name, area, landmark } = currentDraft().shop;
  return { shopName: name, shopArea: area ?? '', shopLandmark: landmark };
}
