import { orderCopy } from '#contract/copy/order.ts';
import { orderKinds } from '#contract/orders/errands/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { useDraftPart } from '#web/features/orders/placing/draft-store.ts';
import { useChooseKind } from './address.ts';

/** A list for a market, or one for a shop that the customer names. */
export function ComposerKind() {
  const { kind: copy } = useCatalogue(orderCopy);
  const chosen = useDraftPart(({ kind }) => kind);
  const options = orderKinds.map((value) => ({ value, label: copy.kinds[value] }));
  return (
    <Choice
      legend={copy.title}
      isLegendHidden
      name="kind"
      options={options}
      chosen={chosen}
      onChoose={useChooseKind()}
    />
  );
}
