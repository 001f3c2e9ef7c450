import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { payCopy } from '#contract/copy/payments.ts';
import { orderCopy } from '#contract/copy/order.ts';
import { phonesCopy } from '#contract/copy/phones.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { quoteOrder } from '#contract/orders/endpoints.ts';
import type { Quote } from '#contract/orders/placing/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { changeDraft } from '#web/features/orders/placing/draft-store.ts';
import type { Draft } from '#web/features/orders/placing/draft.ts';
import type { Part } from '#web/features/orders/placing/parts.ts';
import { CodeStep } from '../phone-code.tsx';

interface Props {
  draft: Draft;
  quote: Quote;
  /** The order's number is verified already. */
  isKnown: boolean;
  onChange: (part: Part) => void;
}

/** The ways that open the door again for an order above its cap. */
export function DoorShut({ draft, quote, isKnown, onChange }: Props) {
  const { ceiling } = useCatalogue(orderCopy);
  const { shut } = useCatalogue(payCopy).choice;
  const { capKobo, verifiedBy } = quote.payOnDelivery;
  return (
    <div className="grid gap-3">
      <p className="text-sm">{shut.toOpen}</p>
      {quote.estimateKobo <= capKobo && !hasOneThing(draft.kind) && (
        <Button
          variant="secondary"
          onClick={() => changeDraft((now) => ({ ...now, ceilingKobo: capKobo, payWay: 'on_delivery' }))}
        >
          {ceiling.setTo(naira(capKobo))}
        </Button>
      )}
      {hasOneThing(draft.kind) && quote.itemsKobo > 0 && (
        <Button
          variant="secondary"
          onClick={() => {
            onChange('list');
            document.querySelector<HTMLElement>('#order-list input[name=money]')?.focus();
          }}
        >
          {shut.lessMoney}
        </Button>
      )}
      <Button variant="secondary" onClick={() => onChange(hasOneThing(draft.kind) ? 'market' : 'list')}>
        {hasOneThing(draft.kind) ? shut.less : shut.fewer}
      </Button>
      {!isKnown && verifiedBy === 'code' && <Verify phone={draft.customer.phone} />}
    </div>
  );
}

/** A customer who has paid at a door before is trusted with more, once the number is proved here. */
function Verify({ phone }: { phone: string }) {
  const phones = useCatalogue(phonesCopy);
  const { shut } = useCatalogue(payCopy).choice;
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {phones.confirm}
      </Button>
    );
  }
  return (
    <div className="question">
      <Suspense fallback={<Skeleton className="h-24" />}>
        <CodeStep
          key={phone}
          phone={phone}
          why={shut.verifyWhy}
          onVerified={() => void client.invalidateQueries({ queryKey: [quoteOrder.name] })}
        />
      </Suspense>
    </div>
  );
}
