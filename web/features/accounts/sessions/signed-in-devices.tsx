import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Device } from '#contract/accounts/schema.ts';
import { customerCopy } from '#contract/copy/customer.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useAskUnsent } from './use-ask-unsent.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { devicesQuery } from './queries.ts';
import { useRevokeDevice, useSignOutEverywhere } from '../own-account/mutations.ts';

/** Devices where the account is signed in, with a way to sign out each of them, or all. */
export function SignedInDevices() {
  const { devices: copy, cancel } = useCatalogue(customerCopy);
  const query = useQuery(devicesQuery);
  const [isAsking, setAsking] = useState(false);
  const everywhere = useSignOutEverywhere();
  const failed = useFailure();
  const { ask, question } = useAskUnsent(
    () => everywhere.mutate({}, { onError: failed }),
    everywhere.isPending,
  );
  const leave = () => {
    setAsking(false);
    void ask();
  };
  return (
    <Card title={copy.title}>
      <p className="text-ink-soft">{copy.intro}</p>
      <QueryBoundary query={query} waiting={<DevicesWaiting />}>
        {(devices) => (
          <ul className="divide-y divide-line">
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
        )}
      </QueryBoundary>
      <Button className="sm:justify-self-start" variant="secondary" onClick={() => setAsking(true)}>
        {copy.everywhere}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={copy.everywhereTitle}
        consequence={copy.everywhereText}
        confirm={copy.everywhere}
        cancel={cancel}
        isBusy={everywhere.isPending}
        onConfirm={leave}
        onClose={() => setAsking(false)}
      />
      {question}
    </Card>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const { devices: copy } = useCatalogue(customerCopy);
  const revoke = useRevokeDevice();
  const failed = useFailure();
  const name = device.description || copy.unknown;
  const signOut = () =>
    revoke.mutate(
      { id: device.id },
      { onSuccess: () => showToast({ title: copy.signedOut, tone: 'success' }), onError: failed },
    );
  return (
    <li className="flex items-center justify-between gap-4 py-4">
      <div className="min-w-0">
        <p className="font-bold">
          {name} {device.isThisOne && <Badge tone="leaf">{copy.thisOne}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">{copy.lastSeen(momentOf(device.lastSeenAt))}</p>
        <p className="text-sm text-ink-soft">{copy.signedIn(momentOf(device.signedInAt))}</p>
      </div>
      {!device.isThisOne && (
        <Button
          className="shrink-0 whitespace-nowrap"
          variant="quiet"
          isBusy={revoke.isPending}
          aria-label={copy.signOutOf(name)}
          onClick={signOut}
        >
          {copy.signOut}
        </Button>
      )}
    </li>
  );
}

function DevicesWaiting() {
  return (
    <div className="grid gap-4 py-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}
