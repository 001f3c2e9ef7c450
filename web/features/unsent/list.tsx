import { useEffect, useState } from 'react';
import { waitingCopy } from '#contract/copy/waiting.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { dropAction, dropSetAside } from '#web/offline/queue/queue.ts';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { isDraftRefused } from '#web/features/orders/placing/refused-draft.ts';
import { canComeBack, haveBack } from './decide.ts';
import type { Thing } from './writes.ts';
import type { Things } from './use-writes.ts';
import { RefusedDraft } from './refused-draft.tsx';
import { WaitingRow } from './row.tsx';

interface Props {
  found: Things;
  onLeave?: () => void;
}

/** Everything that is on this phone only, each with what can be done about it. */
export function WaitingList({ found, onLeave = stay }: Props) {
  const copy = useCatalogue(waitingCopy);
  const { things = [], broken, others, keepsNothing } = found;
  const { aside, putAside, bringBack } = useAside();
  const clearBroken = async () => {
    for (const id of broken) await dropAction(id);
  };
  return (
    <div className="grid gap-3">
      {keepsNothing && <Alert tone="warning">{copy.keepsNothing}</Alert>}
      {isDraftRefused() && <RefusedDraft onLeave={onLeave} />}
      {things.length > 0 && (
        <ul className="grid gap-3">
          {things.map((thing) => (
            <WaitingRow key={thing.action.id} thing={thing} onDropped={putAside} onLeave={onLeave} />
          ))}
        </ul>
      )}
      {aside && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunk p-3">
          <output>
            {copy.dropped}: {aside.about || copy.kind[aside.kind]}
          </output>
          <Button variant="quiet" onClick={bringBack}>
            {copy.undo}
          </Button>
        </div>
      )}
      {broken.length > 0 && (
        <Alert tone="warning">
          <p>{copy.broken(broken.length)}</p>
          <Button variant="quiet" onClick={() => void clearBroken()}>
            {copy.dropBroken}
          </Button>
        </Alert>
      )}
      {others > 0 && <p className="text-ink-soft">{copy.others(others)}</p>}
    </div>
  );
}

function stay(): void {
  // A list on a screen of its own has nothing to return to.
}

/** The last one that was dropped, for as long as the person stays here. */
function useAside() {
  const [aside, setAside] = useState<Thing | null>(null);
  useEffect(() => () => void dropSetAside().catch(() => undefined), []);
  return {
    aside,
    putAside: (thing: Thing) => setAside(canComeBack(thing) ? thing : null),
    bringBack: () => {
      if (aside !== null) void haveBack(aside);
      setAside(null);
    },
  };
}
