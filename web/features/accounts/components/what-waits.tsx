import { customerCopy } from '#contract/copy/customer.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { usePendingCount } from '../../../offline/pending-count.ts';
import { Card } from '../../../ui/card.tsx';

/** How much of what the person did is still on this phone only. */
export function WhatWaits() {
  const { waiting: words } = useCatalogue(customerCopy);
  const count = usePendingCount();
  return (
    <Card title={words.title}>
      <output className="text-ink-soft">{count === 0 ? words.none : words.some(count)}</output>
    </Card>
  );
}
