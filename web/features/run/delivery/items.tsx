import { useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { mostRejectedKobo } from '#contract/orders/delivery/door.ts';
import { thingOf } from '#contract/orders/errands/course.ts';
import { itemAfter } from '#contract/orders/shopping/item-steps.ts';
import type { RunItem, RunOrder } from '#contract/orders/run/schema.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { amountText, askedText } from '#web/features/lists/items/item-text.ts';
import { BagTitle } from '../order/bag-title.tsx';
import { itemOfOpenSheet, sheetName } from '../sheets/stored-sheets.ts';
import { useSheet, useSheetPhotos } from '../sheets/use-sheet.ts';
import { useTakeStep } from '../steps/take-step.ts';
import { OpenQuestion } from '../shopping/open-question.tsx';
import { SheetActions } from '#web/ui/overlays/sheet-actions.tsx';
import { Snap } from '#web/features/agents/photos/camera.tsx';

/** Items in the bag; each can be rejected until it is handed over. */
export function DoorItems({ order }: { order: RunOrder }) {
  const { door: copy } = useCatalogue(agentCopy);
  const bought = order.items.filter(({ status }) => status !== 'unavailable');
  // A sheet that stood open when the phone let go of the page is inside.
  const [isShown] = useState(() => bought.some(({ id }) => id === itemOfOpenSheet()));
  return (
    <details className="rounded-md border border-line bg-surface" open={isShown}>
      <summary className="flex min-h-13 cursor-pointer items-center px-4 font-extrabold">
        {copy.items} ({bought.length})
      </summary>
      <ul className="grid gap-1 border-t border-line pt-2">
        {bought.map((item) => (
          <DoorItem key={item.id} order={order} item={item} />
        ))}
      </ul>
    </details>
  );
}

function DoorItem({ order, item }: { order: RunOrder; item: RunItem }) {
  const copy = useCatalogue(agentCopy);
  const sheet = useSheet(sheetName('reject', order.code, item.id));
  const mayReject =
    thingOf(order.errand) === null &&
    itemAfter('reject', item.status) !== undefined &&
    item.question === null;
  return (
    <li>
      <div className="flex min-h-14 items-center justify-between gap-3 px-4">
        <p className="min-w-0 leading-snug wrap-anywhere">
          <span className="font-extrabold">
            {item.got === null ? askedText(item, copy) : `${amountText(item.got, copy)} ${item.got.name}`}
          </span>
          <br />
          <span className="text-sm text-ink-soft">
            {item.paidKobo === null || item.status === 'rejected'
              ? copy.run.item.statuses[item.status]
              : shortNaira(item.paidKobo)}
          </span>
        </p>
        {mayReject && (
          <Button variant="quiet" size="small" className="shrink-0" onClick={sheet.open}>
            {copy.door.reject}
          </Button>
        )}
      </div>
      {item.question !== null && <OpenQuestion question={item.question} />}
      {mayReject && <RejectSheet order={order} item={item} open={sheet.isOpen} onClose={sheet.close} />}
    </li>
  );
}

interface RejectProps {
  order: RunOrder;
  item: RunItem;
  open: boolean;
  onClose: () => void;
}

function RejectSheet({ open, ...props }: RejectProps) {
  const { door: copy } = useCatalogue(agentCopy);
  const { item, onClose } = props;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={<BagTitle order={props.order}>{copy.rejectTitle(item.got?.name ?? item.name)}</BagTitle>}
    >
      <RejectForm {...props} />
    </Sheet>
  );
}

function RejectForm({ order, item, onClose }: Omit<RejectProps, 'open'>) {
  const { door: copy, run } = useCatalogue(agentCopy);
  const sheet = sheetName('reject', order.code, item.id);
  const snaps = useSheetPhotos(sheet, 1);
  const [isPressed, setPressed] = useState(false);
  const takeStep = useTakeStep();
  const [photo] = snaps.photos;
  const press = () => {
    setPressed(true);
    if (photo === undefined) return;
    const input = { code: order.code, itemId: item.id, pictureId: photo.key };
    takeStep({ name: 'rejectItem', input }, { sheet, photos: snaps.photos });
    onClose();
  };
  const isDear = (item.paidKobo ?? 0) > mostRejectedKobo;
  return (
    <div className="grid gap-4">
      <p>{copy.rejectText}</p>
      {isDear && <Alert tone="warning">{copy.rejectDear}</Alert>}
      <Snap
        snaps={snaps}
        label={run.buy.photo}
        error={isPressed && photo === undefined ? run.buy.photoWanted : undefined}
      />
      <SheetActions>
        <Button variant="danger" size="large" isWide disabled={snaps.isWorking} onClick={press}>
          {copy.rejectConfirm}
        </Button>
      </SheetActions>
    </div>
  );
}
