import { useQueryClient } from '@tanstack/react-query';
import { showDay } from '#contract/admin/day-endpoints.ts';
import { adminDayCopy } from '#contract/copy/admin/day.ts';
import { callOutcomes, type CallOutcome } from '#contract/orders/placing/pay-on-delivery.ts';
import type { OrderCode } from '#contract/orders/schema.ts';
import { callAddress, readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useNoteCall } from '#web/features/orders/mutations.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { useFailure } from '#web/data/failure-message.ts';

/** A number to call, and how it went. */
export function AdminCall({ code, phone }: { code: OrderCode; phone: string }) {
  const { call: copy } = useCatalogue(adminDayCopy);
  const client = useQueryClient();
  const note = useNoteCall();
  const requestId = useRequestIds();
  const failed = useFailure();
  const say = (outcome: CallOutcome) => {
    const body = { code, outcome };
    note.mutate(
      { clientRequestId: requestId(body), ...body },
      {
        onSuccess: () => showToast({ title: copy.done[outcome], tone: 'success' }),
        onError: failed,
        // Another admin may have called meanwhile, or its half hour is over.
        onSettled: () => void client.invalidateQueries({ queryKey: [showDay.name] }),
      },
    );
  };
  return (
    <div className="flex grow flex-wrap gap-2 sm:grow-0">
      <ButtonLink href={callAddress(phone)} size="small" className="grow sm:grow-0">
        {copy.dial(readablePhone(phone))}
      </ButtonLink>
      {callOutcomes.map((outcome) => (
        <Button
          key={outcome}
          variant="secondary"
          size="small"
          className="grow sm:grow-0"
          isBusy={note.isPending}
          aria-label={`${copy[outcome]}: ${code}`}
          onClick={() => say(outcome)}
        >
          {copy[outcome]}
        </Button>
      ))}
    </div>
  );
}
