import { orderCopy } from '#contract/copy/order.ts';
import { orderKinds } from '#contract/orders/errands/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { withKind, withServing, withTerms, type Draft } from '#web/features/orders/placing/draft.ts';
import type { Typing } from '../typing.ts';

/** A list for a market or a shop, a parcel, or something to do. */
export function KindChoice({ draft, change }: Pick<Typing, 'draft' | 'change'>) {
  const { kind: copy } = useCatalogue(orderCopy);
  return (
    <Choice
      legend={copy.title}
      name="kind"
      options={orderKinds.map((value) => ({ value, label: copy.kinds[value] }))}
      chosen={draft.kind}
      onChoose={(kind) => change((now) => ofKind(now, kind))}
    />
  );
}

/** A phone order is paid at a door, so that something comes to one. The caller collects a parcel where no receiver is named. */
function ofKind(now: Draft, kind: Draft['kind']): Draft {
  const { waitSteps } = now.terms;
  const steps = waitSteps ?? (kind === 'carry' ? 0 : null);
  const served = withServing(now, now.shop.marketId ?? now.marketId);
  return withTerms(withKind(served, kind), { brings: true, toMe: true, waitSteps: steps });
}
