import type { ComponentProps } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ComposerStop } from './stop.tsx';

/** The shop that a list is fetched from. */
export function ComposerShop(
  props: Pick<ComponentProps<typeof ComposerStop>, 'draft' | 'isRefused' | 'onNext'>,
) {
  const { shop: copy } = useCatalogue(orderCopy);
  return <ComposerStop title={copy.title} copy={copy} {...props} />;
}
