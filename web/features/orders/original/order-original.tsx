import { originalCopy } from '#contract/copy/order/original.ts';
import type { Original } from '#contract/orders/requests/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { OriginalView } from './original.tsx';

/** The voice note or photos of an order's list; nothing where the list was typed. */
export function OrderOriginal({ original }: { original: Original | null }) {
  const copy = useCatalogue(originalCopy);
  if (original === null) return null;
  return (
    <Card title={copy.title}>
      <OriginalView original={original} />
    </Card>
  );
}
