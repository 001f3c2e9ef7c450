import { useState } from 'react';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { useOnline } from '#web/lib/network/use-online.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { SheetActions } from '#web/ui/overlays/sheet-actions.tsx';
import { sheetName } from '#web/features/run/sheets/stored-sheets.ts';
import { useSheetPhotos, useTyped } from '#web/features/run/sheets/use-sheet.ts';
import { Snap } from '#web/features/agents/photos/camera.tsx';
import { letGo, useTakeStep } from '#web/features/run/steps/take-step.ts';
import { CountCash, HandOverForm } from '../deliver-order.tsx';
import { useCash } from '../use-cash.ts';
import { useHandingOver } from '../use-handing-over.ts';

const ways = ['pin', 'photo'] as const;

/** A parcel whose sender allowed a photo: with the PIN, or left there with a picture, unless a PIN is being checked. */
export function HandOverWays({ order }: { order: RunOrder }) {
  const { door: copy } = useCatalogue(stopCopy);
  const sheet = sheetName('door-photo', order.code);
  const [{ way }, type] = useTyped(sheet, { way: 'pin' });
  const { isChecking } = useHandingOver(order);
  return (
    <>
      {!isChecking && (
        <Choice
          legend={copy.way}
          name="way"
          options={ways.map((value) => ({ value, label: copy.ways[value] }))}
          chosen={way}
          onChoose={(next) => type({ way: next })}
        />
      )}
      {way === 'photo' && !isChecking ? (
        <LeaveWithPhoto order={order} sheet={sheet} />
      ) : (
        <HandOverForm order={order} />
      )}
    </>
  );
}

function LeaveWithPhoto({ order, sheet }: { order: RunOrder; sheet: string }) {
  const { door: copy, leave } = useCatalogue(stopCopy);
  const cash = useCash(order);
  const snaps = useSheetPhotos(sheet, 1);
  const [isPressed, setPressed] = useState(false);
  const isOnline = useOnline();
  const takeStep = useTakeStep();
  const [photo] = snaps.photos;
  const { own } = useHandingOver(order);
  const press = async () => {
    setPressed(true);
    if (photo === undefined || !cash.isEnough || cash.change === 'count-again') return;
    // A PIN that was not taken makes room for the photo.
    if (own !== undefined) await letGo(own.step);
    const handedOver = { typedOffline: !isOnline, cash: cash.counted };
    const input = { code: order.code, pin: null, photoId: photo.key, ...handedOver };
    takeStep({ name: 'deliverOrder', input }, { sheet, photos: snaps.photos });
  };
  return (
    <div className="grid gap-5">
      {order.toCollectKobo > 0 && (
        <CountCash order={order} cash={cash} isRefused={isPressed && !cash.isEnough} />
      )}
      <p>{copy.photoText}</p>
      <Snap
        snaps={snaps}
        label={copy.photo}
        error={isPressed && photo === undefined ? leave.photoRefused : undefined}
      />
      <SheetActions isOnPage>
        <Button size="large" isWide disabled={snaps.isWorking} onClick={() => void press()}>
          {copy.photoConfirm}
        </Button>
      </SheetActions>
    </div>
  );
}
