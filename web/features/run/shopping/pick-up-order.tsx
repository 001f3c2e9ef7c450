import { useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { BagTitle } from '../order/bag-title.tsx';
import { sheetName } from '../sheets/stored-sheets.ts';
import { useSheetPhotos } from '../sheets/use-sheet.ts';
import { useTakeStep } from '../steps/take-step.ts';
import { SheetActions } from '#web/ui/overlays/sheet-actions.tsx';
import { Snap } from '#web/features/agents/photos/camera.tsx';
import { mostReceipts, useWaiver, Waive } from './waiver.tsx';

interface Props {
  order: RunOrder;
  open: boolean;
  onClose: () => void;
}

/** The bag is closed: the receipts, or why there are none; from here on the bill only falls. */
export function PickUpSheet({ order, open, onClose }: Props) {
  const { pickUp: copy } = useCatalogue(agentCopy).run;
  return (
    <Sheet open={open} onClose={onClose} title={<BagTitle order={order}>{copy.title}</BagTitle>}>
      <PickUpForm order={order} onClose={onClose} />
    </Sheet>
  );
}

function PickUpForm({ order, onClose }: Omit<Props, 'open'>) {
  const { pickUp: copy } = useCatalogue(agentCopy).run;
  const sheet = sheetName('pick-up', order.code);
  const snaps = useSheetPhotos(sheet, mostReceipts);
  const waiver = useWaiver(sheet);
  const [isPressed, setPressed] = useState(false);
  const takeStep = useTakeStep();
  const receipts = snaps.photos.map(({ key }) => key);
  const isReady = receipts.length > 0 || waiver.reason !== null;
  const press = () => {
    setPressed(true);
    if (!isReady) return;
    const waivedReason = receipts.length > 0 ? null : waiver.reason;
    const input = { code: order.code, receipts, waivedReason };
    takeStep({ name: 'pickUpOrder', input }, { sheet, photos: snaps.photos });
    onClose();
  };
  const wanted = isPressed && !isReady;
  return (
    <div className="grid gap-4">
      <p>{copy.text}</p>
      <p className="flex items-baseline justify-between gap-3 font-extrabold">
        {copy.total} <span className="text-2xl">{shortNaira(order.billKobo)}</span>
      </p>
      <Snap
        snaps={snaps}
        label={copy.add}
        nameOf={copy.receipt}
        error={wanted ? (waiver.isOn ? copy.waiveRefused : copy.receiptWanted) : undefined}
      />
      {receipts.length === 0 && <Waive waiver={waiver} />}
      <SheetActions>
        <Button size="large" isWide disabled={snaps.isWorking} onClick={press}>
          {copy.confirm(shortNaira(order.billKobo))}
        </Button>
      </SheetActions>
    </div>
  );
}
