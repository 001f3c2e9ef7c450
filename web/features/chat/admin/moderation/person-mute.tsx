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
  const { mute: copy } = useCatalogue(usersCopy);
  const query = useQuery(muteQuery(userId));
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={copy.title}>
      <QueryBoundary query={query} waiting={<Skeleton className="h-12" />}>
        {({ muted }) =>
          muted === null ? (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p>{copy.can}</p>
              <Button variant="secondary" onClick={() => setAsking(true)}>
                {copy.open}
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
  const { mute: copy } = useCatalogue(usersCopy);
  const change = useMutePerson(userId);
  const failed = useFailure();
  const lift = () =>
    change.mutate(
      { userId, hours: 0, reason: copy.liftReason },
      { onSuccess: () => showToast({ title: copy.lifted(name), tone: 'success' }), onError: failed },
    );
  return (
    <div className="grid gap-3">
      <p>
        <span className="block font-bold">{copy.until(momentOf(muted.until))}</span>
        {copy.because(muted.reason)}
      </p>
      <Button variant="secondary" isBusy={change.isPending} onClick={lift}>
        {copy.lift}
      </Button>
    </div>
  );
}
