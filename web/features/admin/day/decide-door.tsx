import { useQueryClient } from '@tanstack/react-query';
import { adminCopy } from '#contract/copy/admin.ts';
import { doorOutcomes, type DoorOutcome, type DoorReport } from '#contract/orders/delivery/schema.ts';
import type { OrderCode } from '#contract/orders/schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useDecideDoor } from '#web/features/orders/mutations.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { refreshLists } from '#web/features/orders/queries.ts';
import { useFailure } from '#web/data/failure-message.ts';

/** Decides on a door that only its agent reports: one button for each outcome. */
export function DoorDecision({ code, report }: { code: OrderCode; report: DoorReport }) {
  const { day: copy } = useCatalogue(adminCopy);
  const { decide, chosen } = useDecision(code, report);
  return (
    <div className="grid gap-3">
      {report.answer !== null && <p className="font-extrabold">{copy.said[report.answer]}</p>}
      {doorOutcomes[report.kind].map((outcome, place) => (
        <Button
          key={outcome}
          variant={place === 0 ? 'primary' : 'secondary'}
          isBusy={chosen === outcome}
          aria-label={copy.decideOf(copy.decide[outcome], code)}
          onClick={() => decide(outcome)}
        >
          {copy.decide[outcome]}
        </Button>
      ))}
    </div>
  );
}

function useDecision(code: OrderCode, { id: reportId }: DoorReport) {
  const { day: copy } = useCatalogue(adminCopy);
  const client = useQueryClient();
  const write = useDecideDoor();
  const requestId = useRequestIds();
  const failed = useFailure();
  const decide = (outcome: DoorOutcome) => {
    if (write.isPending) return;
    const body = { code, reportId, outcome };
    const onSuccess = () => {
      showToast({ title: copy.decided, tone: 'success' });
      refreshLists(client);
    };
    const onError = (error: Error) => {
      const refusal = error instanceof ApiError ? error.code : null;
      if (refusal === 'cash-short') return showToast({ title: copy.notDecided.cash, tone: 'danger' });
      if (refusal === 'more-than-paid') return showToast({ title: copy.notDecided.back, tone: 'danger' });
      if (refusal === 'float-too-low') return showToast({ title: copy.notDecided.float, tone: 'danger' });
      if (refusal !== 'already-decided') return failed(error);
      showToast({ title: copy.already });
      refreshLists(client);
    };
    write.mutate({ clientRequestId: requestId(body), ...body }, { onSuccess, onError });
  };
  return { decide, chosen: write.isPending ? write.variables.outcome : undefined };
}
