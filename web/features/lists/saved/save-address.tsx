import { useState } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import type { Address } from '#contract/address.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useSaveAddress } from '../mutations.ts';
import { useSavedAddresses } from '../queries.ts';
import { NameDialog } from './name-dialog.tsx';

interface Props {
  place: Omit<Address, 'area'> & { area: Address['area'] | null };
  look?: 'quiet' | 'secondary';
}

/** Keeps a place that this account does not keep yet. */
export function SavePlace({ place, look = 'quiet' }: Props) {
  const { where } = useCatalogue(orderCopy);
  const [requestId, setRequestId] = useState<string | null>(null);
  const stored = useSavedAddresses();
  const save = useSaveAddress();
  const failed = useFailure();
  const { area, landmark, directions, pin } = place;
  const isStored = stored.some((known) => known.area === area && known.landmark === landmark.trim());
  if (area === null || landmark.trim() === '' || isStored) return null;
  const keep = (label: string) => {
    if (requestId === null) return;
    const isDefault = stored.length === 0;
    save.mutate(
      { clientRequestId: requestId, label, area, landmark, directions, pin, isDefault },
      {
        onSuccess: () => {
          setRequestId(null);
          showToast({ title: where.kept, tone: 'success' });
        },
        onError: failed,
      },
    );
  };
  const copy = {
    title: where.keep,
    label: where.keepLabel,
    hint: where.keepHint,
    refused: where.keepRefused,
  };
  return (
    <>
      <Button variant={look} onClick={() => setRequestId(newRequestId())}>
        {where.keep}
      </Button>
      <NameDialog
        open={requestId !== null}
        most={40}
        copy={{ ...copy, button: where.keep }}
        isBusy={save.isPending}
        onName={keep}
        onClose={() => setRequestId(null)}
      />
    </>
  );
}
