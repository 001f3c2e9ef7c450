import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { claimsCopy } from '#contract/copy/claims.ts';
import type { SentTo } from '#contract/endpoint.ts';
import type { ClaimOutcome } from '#contract/orders/claims/schema.ts';
import type { makeClaim } from '#contract/orders/claims/endpoints.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue, useAppContext } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { claimDraft, dropClaimDraft, keepClaimDraft, requestOf } from './draft.ts';
import { useMakeClaim } from './queries.ts';
import { refreshOrders } from '../queries.ts';
import { refusalText } from '../refusal-text.ts';

type Body = Omit<SentTo<typeof makeClaim>, 'clientRequestId'>;

interface After {
  onDone: () => void;
  onPicturesGone: () => void;
}

/** Sends a claim under an id that stays until an answer to it came, and says what came of it. */
export function useSendClaim({ onDone, onPicturesGone }: After) {
  const copy = useCatalogue(claimsCopy);
  const { language } = useAppContext();
  const client = useQueryClient();
  const [trouble, setTrouble] = useState<string | null>(null);
  const make = useMakeClaim();
  const succeeded = ({ approvedKobo }: ClaimOutcome) => {
    const title = approvedKobo === null ? copy.done : copy.doneAtOnce(naira(approvedKobo));
    showToast({ title, tone: 'success' });
    onDone();
  };
  const refused = (error: Error, { itemId, code }: Body) => {
    if (!(error instanceof ApiError) || error.status >= 500) return setTrouble(copy.notSent);
    keepSent(itemId, null);
    setTrouble(refusalText(error, language));
    if (error.code === 'no-such-picture') onPicturesGone();
    refreshOrders(client, code);
  };
  const send = (body: Body) => {
    const request = requestOf(body, claimDraft(body.itemId)?.sent ?? null);
    keepSent(body.itemId, request);
    setTrouble(null);
    make.mutate(
      { clientRequestId: request.clientRequestId, ...body },
      {
        onSuccess: (outcome) => {
          dropClaimDraft(body.itemId);
          succeeded(outcome);
        },
        onError: (error) => refused(error, body),
      },
    );
  };
  return { send, trouble, isPending: make.isPending };
}

function keepSent(itemId: string, sent: ReturnType<typeof requestOf> | null): void {
  const stored = claimDraft(itemId);
  if (stored !== undefined) keepClaimDraft({ ...stored, sent });
}
