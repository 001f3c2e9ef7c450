import { useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { stopCopy } from '#contract/copy/agent/stop.ts';
import { mostPinTries } from '#contract/orders/delivery/door.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';
import { serverNowByWall } from '#web/lib/network/server-clock.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useSeconds } from '#web/lib/page/use-seconds.ts';
import { useOnline } from '#web/lib/network/use-online.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { likelyTaken } from './cash.ts';
import type { WaitingStep } from '../steps/steps.ts';
import { letGo, useTakeStep } from '../steps/take-step.ts';
import { useCash, type Cash } from './use-cash.ts';
import { useHandingOver } from './use-handing-over.ts';
import { AmountPad } from '../shopping/amount-pad.tsx';
import { CashChange } from './cash-change.tsx';
import { SheetActions } from '#web/ui/overlays/sheet-actions.tsx';

/** The money first, then the PIN, then the goods. */
export function HandOverForm({ order }: { order: RunOrder }) {
  const { door: copy } = useCatalogue(agentCopy);
  const cash = useCash(order);
  const [pin, setPin] = useState('');
  const [isPressed, setPressed] = useState(false);
  const isOnline = useOnline();
  const takeStep = useTakeStep();
  const { own, isChecking } = useHandingOver(order);
  useSeconds(isChecking);
  const waitsForOffice = order.items.some(({ question }) => question !== null);
  const isRead = /^\d{4}$/.test(pin);
  const press = async () => {
    setPressed(true);
    if (!isRead || !cash.isEnough || cash.change === 'count-again') return;
    // A PIN that was not taken makes room for the next one.
    if (own !== undefined) await letGo(own.step);
    const input = { code: order.code, pin, photoId: null, typedOffline: !isOnline, cash: cash.counted };
    takeStep({ name: 'deliverOrder', input });
    setPin('');
    setPressed(false);
  };
  if (order.pinTriesLeft === 0) return <Alert tone="danger">{copy.pinLocked}</Alert>;
  return (
    <div className="grid gap-5">
      {order.toCollectKobo > 0 && (
        <CountCash order={order} cash={cash} isRefused={isPressed && !cash.isEnough} />
      )}
      <PinField
        isParcel={order.errand?.kind === 'carry' && order.receiver !== null}
        pin={pin}
        onType={setPin}
        isRefused={isPressed && !isRead}
        onSend={() => {
          if (!isChecking && !waitsForOffice) void press();
        }}
      />
      {!isOnline && <Alert tone="warning">{copy.pinOffline}</Alert>}
      {isChecking && isSlow(own?.step.input.doneAt ?? null) && (
        <Alert tone="warning">{copy.checkingLong}</Alert>
      )}
      {waitsForOffice && <Alert tone="warning">{copy.rejectWaits}</Alert>}
      <SheetActions isOnPage>
        {!isChecking && pin === '' && <NotTaken order={order} refusal={own?.refusal ?? null} />}
        <Button
          size="large"
          isWide
          isBusy={isChecking}
          disabled={waitsForOffice}
          onClick={() => void press()}
        >
          {isChecking ? copy.checking : copy.deliver}
        </Button>
      </SheetActions>
    </div>
  );
}

interface PinProps {
  isParcel: boolean;
  pin: string;
  onType: (pin: string) => void;
  isRefused: boolean;
  onSend: () => void;
}

/** The keyboard lies over the button, so its own key hands over too. */
function PinField({ isParcel, pin, onType, isRefused, onSend }: PinProps) {
  const { door: copy } = useCatalogue(agentCopy);
  const { door: parcel } = useCatalogue(stopCopy);
  return (
    <Field
      label={isParcel ? parcel.pinOfReceiver : copy.pin}
      hint={isParcel ? parcel.pinHint : copy.pinHint}
      error={isRefused ? copy.pinRefused : undefined}
      inputMode="numeric"
      enterKeyHint="send"
      autoComplete="off"
      maxLength={4}
      value={pin}
      onChange={({ target }) => onType(target.value.replace(/\D/g, ''))}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onSend();
      }}
    />
  );
}

/** The reason why it was not handed over, where the thumb is. */
function NotTaken({ order, refusal }: { order: RunOrder; refusal: WaitingStep['refusal'] }) {
  const { door: copy } = useCatalogue(agentCopy);
  if (refusal !== null) return <Alert tone="danger">{refusal.sentence}</Alert>;
  if (order.pinTriesLeft === mostPinTries) return null;
  return <Alert tone="danger">{copy.pinWrong(order.pinTriesLeft)}</Alert>;
}

export function CountCash({ order, cash, isRefused }: { order: RunOrder; cash: Cash; isRefused: boolean }) {
  const { door: copy } = useCatalogue(agentCopy);
  return (
    <>
      <AmountPad
        label={copy.taken}
        text={cash.text}
        onChange={cash.setText}
        likely={likelyTaken(order.toCollectKobo)}
        error={isRefused ? copy.takenRefused : undefined}
      />
      <CashChange order={order} cash={cash} />
    </>
  );
}

const patienceMs = 8000;

function isSlow(doneAt: string | null): boolean {
  return doneAt !== null && serverNowByWall() - Date.parse(doneAt) > patienceMs;
}
