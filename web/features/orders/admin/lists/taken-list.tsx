import { useEffect, useRef } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { adminListsCopy } from '#contract/copy/admin/lists.ts';
import type { ListRequestId } from '#contract/orders/requests/ids.ts';
import type { TakenRequest } from '#contract/orders/requests/transcription/schema.ts';
import { sentenceOf } from '#web/lib/network/api-error.ts';
import { afterPaint } from '#web/lib/page/after-paint.ts';
import { useCatalogue, useCopy } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Loading } from '#web/ui/states/loading.tsx';
import { OriginalView } from '#web/features/orders/original/original.tsx';
import { useAltKeys } from '#web/features/orders/original/use-alt-keys.ts';
import { ListFacts } from './facts.tsx';
import { useLeaveList } from './queries.ts';
import { useHeldList, type HeldList } from './use-held-list.ts';
import { WriteList } from './write-list.tsx';

interface Props {
  id: ListRequestId;
  me: User;
  onClose: () => void;
}

/** The list that is taken: beside the queue on a desk, the whole page on a phone. */
export function TakenList({ id, me, onClose }: Props) {
  const copy = useCatalogue(adminListsCopy);
  const { errors } = useCopy();
  const held = useHeldList(id);
  const { taken, refusal } = held;
  return (
    <section
      aria-label={taken === undefined ? copy.taking : copy.label(taken.customer.name)}
      className="office-order"
    >
      <Head title={taken?.customer.name ?? copy.title} onClose={onClose} />
      {refusal !== null ? (
        <EmptyState
          title={sentenceOf(refusal) === undefined ? errors.noNetworkTitle : copy.notTaken}
          text={sentenceOf(refusal) ?? errors.noNetwork}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button onClick={held.takeAgain}>{copy.takeAgain}</Button>
              <Button variant="secondary" onClick={onClose}>
                {copy.backToQueue}
              </Button>
            </div>
          }
        />
      ) : taken === undefined ? (
        <Loading label={copy.taking} />
      ) : (
        <>
          <HowItIsHeld held={held} onClose={onClose} />
          <Opened taken={taken} me={me} onClose={onClose} />
        </>
      )}
    </section>
  );
}

function HowItIsHeld({ held, onClose }: { held: HeldList; onClose: () => void }) {
  const copy = useCatalogue(adminListsCopy);
  if (held.isGone)
    return (
      <Alert tone="danger">
        <p>{copy.gone}</p>
        <Button variant="secondary" size="small" onClick={onClose}>
          {copy.backToQueue}
        </Button>
      </Alert>
    );
  if (held.isLost || held.isOver)
    return (
      <Alert tone={held.isLost ? 'danger' : 'warning'}>
        <p>{held.isLost ? copy.lost : copy.heldLong}</p>
        <Button variant="secondary" size="small" onClick={held.takeAgain}>
          {copy.takeAgain}
        </Button>
      </Alert>
    );
  return held.isOffline && <Alert tone="warning">{copy.offline}</Alert>;
}

function Head({ title, onClose }: { title: string; onClose: () => void }) {
  const copy = useCatalogue(adminListsCopy);
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus moves here however the list was opened, so that screen readers go on here; the arrival at the address moves
  // it to the page, and comes first.
  useEffect(() => afterPaint(() => heading.current?.focus({ preventScroll: true })), []);
  return (
    <div className="sticky top-0 z-10 flex items-center gap-2 bg-paper py-2">
      <IconButton className="lg:hidden" label={copy.backToQueue} onClick={onClose}>
        <Icon name="back" />
      </IconButton>
      <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 outline-none wrap-anywhere">
        {title}
      </h2>
    </div>
  );
}

function Opened({ taken, me, onClose }: { taken: TakenRequest; me: User; onClose: () => void }) {
  const copy = useCatalogue(adminListsCopy);
  const leave = useLeaveList();
  // Without network it stays taken until its time is over; the next one is not held up by that.
  const goAway = () => leave.mutate({ requestId: taken.id }, { onSettled: onClose });
  useAltKeys({ KeyL: goAway });
  return (
    <div className="lists-open">
      <div className="lists-heard">
        <OriginalView original={taken.original} />
        <ListFacts taken={taken} />
      </div>
      <div className="grid gap-4">
        <WriteList taken={taken} me={me} onDone={onClose} />
        <Button variant="quiet" isBusy={leave.isPending} onClick={goAway}>
          {copy.leave}
        </Button>
      </div>
    </div>
  );
}
