import { useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import { courseOfThing, type SeenThing } from '#contract/orders/errands/course.ts';
import { mostGiverName } from '#contract/orders/errands/schema.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useOnline } from '#web/lib/network/use-online.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { SheetActions } from '#web/ui/overlays/sheet-actions.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { BagTitle } from '../order/bag-title.tsx';
import { sheetName } from '../sheets/stored-sheets.ts';
import { useSheetPhotos, useTyped } from '../sheets/use-sheet.ts';
import { AmountPad } from '../shopping/amount-pad.tsx';
import { Snap } from '#web/features/agents/photos/camera.tsx';
import { Waive } from '../shopping/waiver.tsx';
import { useTakeStep } from '../steps/take-step.ts';
import { useLaidOut, type LaidOut } from './use-laid-out.ts';

interface Props {
  order: RunOrder;
  thing: SeenThing;
  open: boolean;
  onClose: () => void;
}

/** The parcel is taken, or the task is done: its photo, who gave it, the money that was laid out. */
export function LeaveStopSheet({ order, thing, open, onClose }: Props) {
  const { leave: copy } = useCatalogue(stopCopy);
  const title = <BagTitle order={order}>{copy.titles[thing.kind]}</BagTitle>;
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      {thing.kind === 'carry' ? (
        <TakeParcel order={order} thing={thing} onClose={onClose} />
      ) : (
        <ShowDone order={order} thing={thing} onClose={onClose} />
      )}
    </Sheet>
  );
}

function TakeParcel({ order, thing, onClose }: Omit<Props, 'open'>) {
  const { leave: copy } = useCatalogue(stopCopy);
  const sheet = sheetName('leave', order.code);
  const snaps = useSheetPhotos(sheet, 1);
  const [{ givenBy }, type] = useTyped(sheet, { givenBy: '' });
  const [isPressed, setPressed] = useState(false);
  const takeStep = useTakeStep();
  const [photo] = snaps.photos;
  const name = givenBy.trim();
  const expected = thing.kind === 'carry' ? thing.giver?.name : undefined;
  const press = () => {
    setPressed(true);
    if (photo === undefined || name === '') return;
    const rest = { laidOutKobo: null, receipts: [], waivedReason: null };
    const input = { code: order.code, pictureId: photo.key, givenBy: name, ...rest };
    takeStep({ name: 'leaveStop', input }, { sheet, photos: snaps.photos });
    onClose();
  };
  return (
    <div className="grid gap-4">
      <p>{copy.texts.carry}</p>
      <Snap
        snaps={snaps}
        label={copy.photos.carry}
        error={isPressed && photo === undefined ? copy.photoRefused : undefined}
      />
      <Field
        label={copy.givenBy}
        hint={copy.givenByHint}
        value={givenBy}
        maxLength={mostGiverName}
        autoComplete="off"
        error={isPressed && name === '' ? copy.givenByRefused : undefined}
        onChange={({ target }) => type({ givenBy: target.value })}
      />
      {expected !== undefined && name === '' && (
        <Button variant="secondary" onClick={() => type({ givenBy: expected })}>
          {copy.itWas(expected)}
        </Button>
      )}
      <SheetActions>
        <Button size="large" isWide disabled={snaps.isWorking} onClick={press}>
          {copy.confirm.carry}
        </Button>
      </SheetActions>
    </div>
  );
}

function ShowDone({ order, thing, onClose }: Omit<Props, 'open'>) {
  const { leave: copy } = useCatalogue(stopCopy);
  const sheet = sheetName('leave', order.code);
  const snaps = useSheetPhotos(sheet, 1);
  const laidOut = useLaidOut(order, sheet);
  const [isPressed, setPressed] = useState(false);
  const takeStep = useTakeStep();
  const isOnline = useOnline();
  const [photo] = snaps.photos;
  const press = () => {
    setPressed(true);
    if (photo === undefined || laidOut.trouble !== null) return;
    const input = { code: order.code, pictureId: photo.key, givenBy: null, ...laidOut.said };
    const photos = [...snaps.photos, ...laidOut.snaps.photos];
    takeStep({ name: 'leaveStop', input }, { sheet, beside: laidOut.sheet, photos });
    onClose();
    if (courseOfThing(thing) !== 'do-there') return;
    showToast({
      title: copy.done,
      description: isOnline ? copy.doneText : copy.doneOffline,
      tone: 'success',
    });
  };
  return (
    <div className="grid gap-4">
      <p>{copy.texts.do}</p>
      <Snap
        snaps={snaps}
        label={copy.photos.do}
        error={isPressed && photo === undefined ? copy.photoRefused : undefined}
      />
      {laidOut.mostKobo > 0 && <LaidOutFields laidOut={laidOut} isPressed={isPressed} />}
      <SheetActions>
        <Button size="large" isWide disabled={snaps.isWorking || laidOut.snaps.isWorking} onClick={press}>
          {copy.confirm.do}
        </Button>
      </SheetActions>
    </div>
  );
}

/** The money that was laid out, and its receipt; nothing of it where the customer allowed none. */
function LaidOutFields({ laidOut, isPressed }: { laidOut: LaidOut; isPressed: boolean }) {
  const { pickUp } = useCatalogue(agentCopy).run;
  const { leave: copy } = useCatalogue(stopCopy);
  const { trouble, mostKobo, snaps, waiver } = laidOut;
  const most = shortNaira(mostKobo);
  const noReceipt = waiver.isOn ? pickUp.waiveRefused : pickUp.receiptWanted;
  return (
    <>
      <AmountPad
        label={copy.laidOut}
        text={laidOut.text}
        onChange={laidOut.setText}
        error={isPressed && trouble === 'amount' ? copy.laidOutRefused : undefined}
      />
      <p className="text-sm text-ink-soft">{copy.laidOutHint(most)}</p>
      <Checkbox
        label={copy.laidOutNone}
        checked={laidOut.isNone}
        onChange={({ target }) => laidOut.setNone(target.checked)}
      />
      {trouble === 'too-much' && <Alert tone="danger">{copy.tooMuch(most)}</Alert>}
      {laidOut.isSome && (
        <>
          <Snap
            snaps={snaps}
            label={pickUp.add}
            nameOf={pickUp.receipt}
            error={isPressed && trouble === 'receipt' ? noReceipt : undefined}
          />
          {snaps.photos.length === 0 && <Waive waiver={waiver} />}
        </>
      )}
    </>
  );
}
