import { useState } from 'react';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { BagTitle } from '#web/features/run/order/bag-title.tsx';
import { ReasonForm } from '#web/features/run/reason-form.tsx';
import { sheetName } from '#web/features/run/sheets/stored-sheets.ts';
import { useSheet, useSheetPhotos } from '#web/features/run/sheets/use-sheet.ts';
import { Snap } from '#web/features/agents/photos/camera.tsx';
import { useTakeStep } from '#web/features/run/steps/take-step.ts';

/** The receiver stands there and does not take the parcel: a photo of it, and why. */
export function ParcelRefused({ order }: { order: RunOrder }) {
  const { door: words } = useCatalogue(stopCopy);
  const sheet = sheetName('refuse-parcel', order.code);
  const refusing = useSheet(sheet);
  return (
    <>
      <Button variant="secondary" isWide onClick={refusing.open}>
        {words.refuse}
      </Button>
      <Sheet
        open={refusing.isOpen}
        onClose={refusing.close}
        title={<BagTitle order={order}>{words.refusedTitle}</BagTitle>}
      >
        <RefusedForm order={order} sheet={sheet} onClose={refusing.close} />
      </Sheet>
    </>
  );
}

interface FormProps {
  order: RunOrder;
  sheet: string;
  onClose: () => void;
}

function RefusedForm({ order, sheet, onClose }: FormProps) {
  const { door: words, leave, ...shared } = useCatalogue(stopCopy);
  const snaps = useSheetPhotos(sheet, 1);
  const [isPressed, setPressed] = useState(false);
  const takeStep = useTakeStep();
  const [photo] = snaps.photos;
  const say = (reason: string) => {
    setPressed(true);
    if (photo === undefined || snaps.isWorking) return;
    const input = { code: order.code, reason, pictureId: photo.key };
    takeStep({ name: 'refuseParcel', input }, { sheet, photos: snaps.photos });
    onClose();
  };
  return (
    <>
      <Snap
        snaps={snaps}
        label={words.refusePhoto}
        error={isPressed && photo === undefined ? leave.photoRefused : undefined}
      />
      <ReasonForm
        sheet={sheet}
        text={words.refuseText}
        legend={words.refuseReason}
        reasons={words.refuseReasons}
        otherLabel={shared.other}
        refused={shared.reasonRefused}
        confirm={words.refuseConfirm}
        back={shared.back}
        onBack={onClose}
        onSay={say}
      />
    </>
  );
}
