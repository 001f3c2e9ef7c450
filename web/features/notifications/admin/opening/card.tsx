import { useState } from 'react';
import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import type { OpenedNews } from '#contract/notifications/schema.ts';
import { holds } from '#contract/permissions.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue, useAppContext } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { useOpened, useTellOpened } from './queries.ts';
import { AdminPreview } from '../broadcasts/preview.tsx';
import { AdminProgress } from '../broadcasts/progress.tsx';
import { AdminStop } from '../broadcasts/stop.tsx';

/** The house's word to the early-access list that the place is open: who hears it, what it says, how far it has come. */
export function OpenedCard() {
  const { opened: copy } = useCatalogue(adminNoticesCopy);
  const query = useOpened();
  return (
    <Card title={copy.title}>
      <p className="text-ink-soft">{copy.text}</p>
      <QueryBoundary query={query} waiting={<Skeleton className="h-56" />}>
        {(news) => (
          <div className="grid gap-6 lg:grid-cols-2">
            <AdminPreview name="opened" words={news.words} />
            <div className="grid content-start gap-4">
              <Who news={news} />
              <LastBroadcast broadcast={news.told} />
              <SendNow news={news} />
            </div>
          </div>
        )}
      </QueryBoundary>
    </Card>
  );
}

function Who({ news: { reach, isShut } }: { news: OpenedNews }) {
  const { opened: copy } = useCatalogue(adminNoticesCopy);
  const rest = Math.max(0, reach.outOf - reach.people);
  return (
    <div className="grid gap-2">
      <p className="font-bold">{reach.people === 0 ? copy.nobody : copy.who(reach.people, reach.devices)}</p>
      {rest > 0 && <p className="text-sm text-ink-soft">{copy.rest(rest)}</p>}
      {isShut && <p>{copy.shut}</p>}
    </div>
  );
}

function LastBroadcast({ broadcast }: { broadcast: OpenedNews['told'] }) {
  const { opened: copy, states } = useCatalogue(adminNoticesCopy);
  const { language } = useAppContext();
  const me = useMe();
  if (broadcast === null) return null;
  const { title } = broadcast.words[language];
  return (
    <div className="grid gap-3">
      <p>
        {states[broadcast.state]}
        {broadcast.startsAt !== null && ` · ${copy.lastTold(momentOf(broadcast.startsAt))}`}
      </p>
      <AdminProgress broadcast={broadcast} title={title} />
      {me && holds(me, 'notifications:send') && (
        <div>
          <AdminStop broadcast={broadcast} title={title} />
        </div>
      )}
    </div>
  );
}

function SendNow({ news: { isShut, reach, told: broadcast } }: { news: OpenedNews }) {
  const { opened: copy } = useCatalogue(adminNoticesCopy);
  const { shared } = useCatalogue(adminCopy);
  const [isAsking, setAsking] = useState(false);
  const send = useTellOpened();
  const failed = useFailure();
  const isGoing = broadcast?.state === 'scheduled' || broadcast?.state === 'sending';
  if (isShut || isGoing || reach.people === 0) return null;
  const confirm = () =>
    send.mutate(
      {},
      {
        onSuccess: () => showToast({ title: copy.telling, tone: 'success' }),
        onError: failed,
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button className="sm:justify-self-start" onClick={() => setAsking(true)}>
        {copy.tell}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={copy.tellTitle}
        consequence={copy.tellText(reach.people)}
        confirm={copy.tell}
        cancel={shared.cancel}
        isHarmless
        isBusy={send.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
