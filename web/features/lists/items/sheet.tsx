import { orderCopy } from '#contract/copy/order.ts';
import type { WantedItem } from '#contract/orders/schema.ts';
import { submitAfterPaint } from '#web/lib/page/after-paint.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Form } from '#web/ui/form/form.tsx';
import type { DraftItem } from './draft-item.ts';
import { useItemForm, wantOf } from './form.ts';
import { ItemChoices } from './choices.tsx';
import { ItemFields } from './fields.tsx';

interface Props {
  /** Undefined while the sheet is closed. */
  item: DraftItem | undefined;
  /** The market that the list is for, once it is chosen: its city's usual measures are offered first. */
  marketId: string | null;
  /** With nothing where what stands in the sheet cannot be meant. */
  onDone: (want: Omit<WantedItem, 'raw' | 'unsure'> | null) => void;
  onRemove: () => void;
}

/** One thing, put right. However the sheet is closed, what was changed in it stays. */
export function ItemSheet({ item, marketId, onDone, onRemove }: Props) {
  const { item: copy } = useCatalogue(orderCopy);
  const form = useItemForm(item?.want);
  const { isDirty } = form.formState;
  const finish = form.handleSubmit((typed) => onDone(wantOf(typed)));
  const close = form.handleSubmit(
    (typed) => onDone(isDirty ? wantOf(typed) : null),
    () => onDone(null),
  );
  return (
    <Sheet open={item !== undefined} onClose={() => void close()} title={copy.title}>
      {item && (
        <Form className="grid gap-5" onSubmit={submitAfterPaint(finish)}>
          <p className="text-sm text-ink-soft wrap-anywhere">
            {copy.wrote}: <q className="font-mono">{item.want.raw}</q>
          </p>
          <ItemFields form={form} marketId={marketId} />
          <ItemChoices form={form} />
          <div className="bottom-bar sheet-actions grid border-t border-line">
            <Button type="submit" size="large" isWide>
              {copy.done}
            </Button>
            <Button variant="quiet" onClick={onRemove}>
              {copy.remove}
            </Button>
          </div>
        </Form>
      )}
    </Sheet>
  );
}
