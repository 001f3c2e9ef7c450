import { useState } from 'react';
import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import type { Broadcast, Reach } from '#contract/notifications/schema.ts';
import { lagosInstant } from '#contract/time.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue, useAppContext } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { useReach, useSchedule } from '../queries.ts';
import { AdminWhen, type When } from './when.tsx';

interface Props {
  draft: Broadcast;
  open: boolean;
  onClose: () => void;
  onSent: () => void;
}

/** The last question: when, whom it reaches, by which way and for how much, and what cannot be taken back. */
export function AdminSend(props: Props) {
  const { confirm: copy } = useCatalogue(adminNoticesCopy);
  return (
    <Sheet open={props.open} onClose={props.onClose} title={copy.title}>
      <Asked {...props} />
    </Sheet>
  );
}

/** Null means now; false a time that has passed, or none. */
function startOf({ isLater, day, time }: When): string | null | false {
  if (!isLater) return null;
  if (day === '' || time === '') return false;
  const at = lagosInstant(day, time);
  return at.getTime() > Date.now() ? at.toISOString() : false;
}

function Asked({ draft, onClose, onSent }: Props) {
  const { confirm: copy } = useCatalogue(adminNoticesCopy);
  const { shared } = useCatalogue(adminCopy);
  const { language } = useAppContext();
  const [when, setWhen] = useState<When>({ isLater: false, day: '', time: '' });
  const [isRefused, setRefused] = useState(false);
  const schedule = useSchedule();
  const failed = useFailure();
  const start = startOf(when);
  const { audience } = draft;
  const reach = useReach(audience, start === false ? null : start);
  const cannot = reach.data === undefined || (start === null && reach.data.people === 0);
  const send = () => {
    if (start === false) return setRefused(true);
    schedule.mutate(
      { id: draft.id, startsAt: start, seen: { audience, words: draft.words, link: draft.link } },
      {
        onSuccess: () => {
          showToast({
            title: start === null ? copy.sent : copy.scheduled(momentOf(start)),
            tone: 'success',
          });
          onSent();
        },
        onError: failed,
      },
    );
  };
  return (
    <>
      <p className="font-extrabold">{draft.words[language].title}</p>
      <AdminWhen when={when} isRefused={isRefused && start === false} onChange={setWhen} />
      <QueryBoundary query={reach} waiting={<Skeleton className="h-28" />}>
        {(data) => <Consequences draft={draft} reach={data} start={start} />}
      </QueryBoundary>
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button isBusy={schedule.isPending} disabled={cannot} onClick={send}>
          {when.isLater ? copy.sendLater : copy.sendNow}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {shared.cancel}
        </Button>
      </div>
    </>
  );
}

interface Following {
  draft: Broadcast;
  reach: Reach;
  start: string | null | false;
}

function Consequences({ draft: { audience }, reach: { people, devices, waits }, start }: Following) {
  const { confirm: copy, audiences } = useCatalogue(adminNoticesCopy);
  return (
    <ul className="grid list-disc gap-2 ps-5">
      <li className="font-bold">
        {audiences[audience]}: {people === 0 ? copy.nobody : copy.people(people, devices)}
      </li>
      {typeof start === 'string' && <li>{copy.at(momentOf(start))}</li>}
      {people > 0 && <li>{copy.waits(waits)}</li>}
      <li>{copy.way}</li>
      <li>{copy.onceOut}</li>
    </ul>
  );
}
