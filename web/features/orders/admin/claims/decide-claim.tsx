import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { boardCopy } from '#contract/copy/admin/board.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import type { Claim } from '#contract/orders/claims/schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useDecideClaim, type ClaimDecision as Decision } from '#web/features/orders/claims/queries.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { refreshOrders } from '#web/features/orders/queries.ts';
import { ApproveClaim } from './approve-claim.tsx';
import { RefuseClaim } from './refuse-claim.tsx';

/** Money back or not: the first press asks how much or why, the second does it. */
export function ClaimDecision({ claim, code }: { claim: Claim; code: string }) {
  const { claims: copy } = useCatalogue(boardCopy);
  const [asked, setAsked] = useState<Decision['kind'] | null>(null);
  const { decide, isPending } = useDecision(claim, code);
  const shared = { isPending, onDecide: decide, onBack: () => setAsked(null) };
  if (asked === 'approve') return <ApproveClaim claim={claim} {...shared} />;
  if (asked === 'refuse') return <RefuseClaim {...shared} />;
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setAsked('approve')}>{copy.approve}</Button>
      <Button variant="quiet" onClick={() => setAsked('refuse')}>
        {copy.refuse}
      </Button>
    </div>
  );
}

function useDecision({ id }: Claim, code: string) {
  const { claims: copy } = useCatalogue(boardCopy);
  const { approvals } = useCatalogue(adminMoneyCopy);
  const client = useQueryClient();
  const decide = useDecideClaim(code);
  const requestId = useRequestIds();
  const writtenDown = useRef(0);
  const failed = useFailure();
  const go = (decision: Decision) => {
    const body = { claimId: id, decision };
    const onSuccess = () => showToast({ title: copy.done[decision.kind], tone: 'success' });
    const onError = (error: Error) => {
      if (!(error instanceof ApiError)) return failed(error);
      if (error.code === 'second-person-needed') {
        writtenDown.current += 1;
        showToast({ title: approvals.sent, description: approvals.sentText });
      } else failed(error);
      refreshOrders(client, code);
    };
    decide.mutate(
      { clientRequestId: requestId({ ...body, round: writtenDown.current }), ...body },
      { onSuccess, onError },
    );
  };
  return { decide: go, isPending: decide.isPending };
}
