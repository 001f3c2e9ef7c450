import { trackingCopy } from '#contract/copy/tracking.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { PictureRow } from '../order/picture-row.tsx';

export function OrderReceipts({ pictures }: { pictures: readonly string[] }) {
  const { got } = useCatalogue(trackingCopy);
  if (pictures.length === 0) return null;
  return (
    <Card title={got.receipts}>
      <p className="text-ink-soft">{got.receiptsText}</p>
      <PictureRow pictures={pictures} nameOf={got.receipt} />
    </Card>
  );
}
