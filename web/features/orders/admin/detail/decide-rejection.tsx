import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { boardCopy } from '#contract/copy/admin/board.ts';
import type { ItemQuestion } from '#contract/orders/shopping/question-schema.ts';
import type { Order, OrderItem } from '#contract/orders/schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useDecideRejection } from '#web/features/orders/mutations.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { refreshOrders } from '#web/features/orders/queries.ts';

interface Props {
  order: Order;
  item: OrderItem;
  question: ItemQuestion;
}

/** A dear item that was refused at the door: it goes back, or it stays; each says first what it means. */
export function BoardRejection({ order, item, question }: Props) {
  const { questions: copy } = useCatalogue(boardCopy);
  const [asked, setAsked] = useState<'yes' | 'no' | null>(null);
  const close = () => setAsked(null);
  const { decide, isPending } = useDecision(order, question, close);
  return (
    <div className="flex flex-wrap gap-3">
      <Button className="grow" onClick={() => setAsked('yes')}>
        {copy.takeBack}
      </Button>
      <Button className="grow" variant="secondary" onClick={() => setAsked('no')}>
        {copy.keep}
      </Button>
      <ConfirmDialog
        open={asked !== null}
        title={asked === null ? '' : copy.ask[asked](item.name)}
        consequence={asked === null ? '' : copy.consequence[asked](naira(question.priceKobo))}
        confirm={isPending ? copy.deciding : asked === 'no' ? copy.keep : copy.takeBack}
        cancel={copy.back}
        isHarmless
        isBusy={isPending}
        onConfirm={() => decide(asked === 'yes')}
        onClose={close}
      />
    </div>
  );
}

function useDecision({ code }: Order, { id: questionId }: ItemQuestion, onClose: () => void) {
  const { questions: copy } = useCatalogue(boardCopy);
  const client = useQueryClient();
  const write = useDecideRejection();
  const requestId = useRequestIds();
  const failed = useFailure();
  const decide = (yes: boolean) => {
    const body = { code, questionId, yes };
    const onSuccess = () => {
      showToast({ title: copy.done[yes ? 'yes' : 'no'], tone: 'success' });
      onClose();
    };
    const onError = (error: Error) => {
      failed(error);
      if (!(error instanceof ApiError)) return;
      refreshOrders(client, code);
      onClose();
    };
    write.mutate({ clientRequestId: requestId(body), ...body }, { onSuccess, onError });
  };
  return { decide, isPending: write.isPending };
}
