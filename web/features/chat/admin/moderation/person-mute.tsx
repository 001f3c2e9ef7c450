import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserId } from '#contract/accounts/schema.ts';
import { usersCopy } from '#contract/copy/admin/users.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { muteQuery, useMutePerson } from './mute-queries.ts';
import { PersonMuteForm } from './person-mute-form.tsx';

/** State of a person’s mute, with ways to set and lift it. */
export function PersonMute({ userId, name }: { userId: UserId; name: string }) {
  const { mute: words } = useCatalogue(usersCopy);
  const query = useQuery(muteQuery(userId));
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={words.title}>
      <QueryBoundary query={query} waiting={<Skeleton className="h-12" />}>
        {({ muted }) =>
          muted === null ? (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p>{words.can}</p>
              <Button variant="secondary" onClick={() => setAsking(true)}>
                {words.open}
              </Button>
            </div>
          ) : (
            <Muted userId={userId} name={name} muted={muted} />
          )
        }
      </QueryBoundary>
      <PersonMuteForm open={isAsking} userId={userId} name={name} onClose={() => setAsking(false)} />
    </Card>
  );
}

interface MutedProps {
  userId: UserId;
  name: string;
  muted: { until: string; reason: string };
}

function Muted({ userId, name, muted }: MutedProps) {
  const { mute: words } = useCatalogue(usersCopy);
  const change = useMutePerson(userId);
  const failed = useFailure();
  const lift = () =>
    change.mutate(
      { userId, hours: 0, reason: words.liftReason },
      { onSuccess: () => showToast({ title: words.lifted(name), tone: 'success' }), onError: failed },
    );
  return (
    <div className="grid gap-3">
      <p>
        <span className="block font-bold">{words.until(momentOf(muted.until))}</span>
        {words.because(muted.reason)}
      </p>
      <Button variant="secondary" isBusy={change.isPending} onClick={lift}>
        {words.lift}
      </Button>
    </div>
  );
}
