import { useState } from 'react';
import { agentCopy } from '#contract/copy/agent.ts';
import { mostRejectedKobo } from '#contract/orders/delivery/door.ts';
import { itemAfter } from '#contract/orders/shopping/item-steps.ts';
import type { RunItem, RunOrder } from '#contract/orders/run/schema.ts';
import { shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { amountWords } from '#web/features/lists/items/item-text.ts';
import { useSnaps } from '#web/lib/pictures/use-snaps.ts';
import { useTakeStep } from '../steps/use-take-step.ts';
import { OpenQuestion } from '../shopping/open-question.tsx';
import { SheetActions } from '#web/ui/overlays/sheet-actions.tsx';
import { Snap } from '../shopping/camera.tsx';

/** What is in the bag; each thing may be refused as long as it is not handed over. */
export function DoorItems({ order }: { order: RunOrder }) {
  const words = useCatalogue(agentCopy);
  const [rejected, setRejected] = useState<RunItem | null>(null);
  const bought = order.items.filter(({ status }) => status !== 'unavailable');
  return (
    <details className="rounded-md border border-line bg-surface">
      <summary className="flex min-h-13 cursor-pointer items-center px-4 font-extrabold">
        {words.door.items} ({bought.length})
      </summary>
      <ul className="grid gap-1 border-t border-line pt-2">
        {bought.map((item) => (
          <li key={item.id}>
            <div className="flex min-h-14 items-center justify-between gap-3 px-4">
              <p className="min-w-0 leading-snug wrap-anywhere">
                <span className="font-extrabold">
                  {amountWords(item.got ?? item, words)} {item.got?.name ?? item.name}
                </span>
                <br />
                <span className="text-sm text-ink-soft">
                  {item.paidKobo === null || item.status === 'rejected'
                    ? words.run.item.statuses[item.status]
                    : shortNaira(item.paidKobo)}
                </span>
              </p>
              {itemAfter('reject', item.status) !== undefined && item.question === null && (
                <Button variant="quiet" size="small" className="shrink-0" onClick={() => setRejected(item)}>
                  {words.door.reject}
                </Button>
              )}
            </div>
            {item.question !== null && <OpenQuestion question={item.question} />}
          </li>
        ))}
      </ul>
      {rejected !== null && <RejectSheet order={order} item={rejected} onClose={() => setRejected(null)} />}
    </details>
  );
}

function RejectSheet({ order, item, onClose }: { order: RunOrder; item: RunItem; onClose: () => void }) {
  const { door: words, run } = useCatalogue(agentCopy);
  const snaps = useSnaps(1);
  const [isPressed, setPressed] = useState(false);
  const takeStep = useTakeStep();
  const [photo] = snaps.photos;
  const press = () => {
    setPressed(true);
    if (photo === undefined) return;
    const input = { code: order.code, itemId: item.id, pictureId: photo.key };
    takeStep({ name: 'rejectItem', input }, snaps.photos);
    onClose();
  };
  const isDear = (item.paidKobo ?? 0) > mostRejectedKobo;
  return (
    <Sheet open onClose={onClose} title={words.rejectTitle(item.got?.name ?? item.name)}>
      <div className="grid gap-4">
        <p>{words.rejectText}</p>
        {isDear && <Alert tone="warning">{words.rejectDear}</Alert>}
        <Snap
          snaps={snaps}
          label={run.buy.photo}
          error={isPressed && photo === undefined ? run.buy.photoWanted : undefined}
        />
        <SheetActions>
          <Button variant="danger" size="large" isWide disabled={snaps.isWorking} onClick={press}>
            {words.rejectConfirm}
          </Button>
        </SheetActions>
      </div>
    </Sheet>
  );
}
