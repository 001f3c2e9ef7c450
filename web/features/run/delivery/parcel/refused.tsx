import { stopCopy } from '#contract/copy/agent/stop.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useSheetPhotos } from '#web/features/run/sheets/use-sheet.ts';
import { Snap } from '#web/features/agents/photos/camera.tsx';
import { useTakeStep } from '#web/features/run/steps/take-step.ts';
import { WayOutReason, WayOutSheet } from '#web/features/run/way-out.tsx';

/** The receiver stands there and does not take the parcel: a photo of it, and why. */
export function ParcelRefused({ order }: { order: RunOrder }) {
  const { door } = useCatalogue(stopCopy);
  const copy = { open: door.refuse, title: door.refusedTitle };
  return (
    <WayOutSheet order={order} kind="refuse-parcel" copy={copy}>
      {(sheet, close) => <RefusedForm order={order} sheet={sheet} onClose={close} />}
    </WayOutSheet>
  );
}

interface FormProps {
  order: RunOrder;
  sheet: string;
  onClose: () => void;
}

function RefusedForm({ order, sheet, onClose }: FormProps) {
  const { door: copy, leave } = useCatalogue(stopCopy);
  const snaps = useSheetPhotos(sheet, 1);
  const takeStep = useTakeStep();
  const [photo] = snaps.photos;
  const say = (reason: string) => {
    if (photo === undefined || snaps.isWorking) return;
    const input = { code: order.code, reason, pictureId: photo.key };
    takeStep({ name: 'refuseParcel', input }, { sheet, photos: snaps.photos });
    onClose();
  };
  return (
    <WayOutReason
      sheet={sheet}
      copy={{
        text: copy.refuseText,
        reason: copy.refuseReason,
        reasons: copy.refuseReasons,
        confirm: copy.refuseConfirm,
      }}
      onBack={onClose}
      onSay={say}
      renderFirst={(isPressed) => (
        <Snap
          snaps={snaps}
          label={copy.refusePhoto}
          error={isPressed && photo === undefined ? leave.photoRefused : undefined}
        />
      )}
    />
  );
}
