import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { WaitingCopy } from '#contract/copy/waiting/en.ts';
import { waitingCopy } from '#contract/copy/waiting.ts';
import { useCatalogue, useAppContext } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { refusalText } from '#web/features/orders/refusal-text.ts';
import { letGo, correct, sendAgain } from './decide.ts';
import type { Thing } from './writes.ts';

// A customer never downloads what only agents see.
const StepName = lazy(() => import('#web/features/run/steps/step-name.tsx'));

interface Props {
  thing: Thing;
  onDropped: (thing: Thing) => void;
  /** The person goes to another screen to put it right. */
  onLeave: () => void;
}

/** One thing that is on this phone only, how it stands, and what can be done about it. */
export function WaitingRow({ thing, onDropped, onLeave }: Props) {
  const copy = useCatalogue(waitingCopy);
  const { kind, about, stands, action } = thing;
  return (
    <li className="grid gap-3 rounded-md border-2 border-line p-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2 font-extrabold">
          {copy.kind[kind]}
          <Badge tone={stands === 'refused' ? 'pepper' : 'garri'}>{copy.stands[stands]}</Badge>
        </p>
        {about !== '' && (
          <p className="wrap-anywhere">
            {kind === 'step' && (
              <Suspense fallback={null}>
                <StepName name={action.name} />
              </Suspense>
            )}
            {about}
          </p>
        )}
        <p className="text-sm text-ink-soft">{ageOf(action.timestamp, copy.age)}</p>
        {action.refusal && <Refused refusal={action.refusal} />}
      </div>
      <Decisions thing={thing} onDropped={onDropped} onLeave={onLeave} />
    </li>
  );
}

function Refused({ refusal }: { refusal: NonNullable<Thing['action']['refusal']> }) {
  const { language } = useAppContext();
  return <p className="text-pepper-ink">{refusalText(refusal, language)}</p>;
}

function Decisions({ thing, onDropped, onLeave }: Props) {
  const copy = useCatalogue(waitingCopy);
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const { kind, about, behind, place } = thing;
  const canBeMended = kind === 'order' || place !== null;
  const goToCorrect = async () => {
    const screen = await correct(thing);
    if (screen === null) return;
    onLeave();
    navigate(screen);
  };
  const drop = async () => {
    setAsking(false);
    await letGo(thing);
    onDropped(thing);
  };
  const what = about === '' ? copy.kind[kind] : `${copy.kind[kind]} (${about})`;
  const consequence = copy.dropText(what) + (behind > 0 ? ` ${copy.dropBehind(behind)}` : '');
  return (
    <div className="flex flex-wrap gap-3">
      {thing.stands === 'refused' && <Button onClick={() => void sendAgain(thing)}>{copy.again}</Button>}
      {canBeMended && (
        <Button variant="secondary" onClick={() => void goToCorrect()}>
          {copy.mend}
        </Button>
      )}
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {copy.drop}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={copy.dropTitle}
        consequence={consequence}
        confirm={copy.drop}
        cancel={copy.keep}
        onConfirm={() => void drop()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

/** Age by this phone’s clock, never negative after the clock was set back. */
function ageOf(since: number, copy: WaitingCopy['age']): string {
  const minutes = Math.floor((Date.now() - since) / 60_000);
  if (minutes < 1) return copy.now;
  if (minutes < 60) return copy.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? copy.hours(hours) : copy.days(Math.floor(hours / 24));
}
