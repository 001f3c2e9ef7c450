import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import type { Endpoint, SentTo } from '#contract/endpoint.ts';
import { useWrite } from '#web/data/use-write.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { isMoneyRead } from './queries.ts';

interface After {
  /** Toast shown when it is done. */
  done: string;
  onDone?: () => void;
}

/**
 * A press at the money desk: the same words pressed again are the same request, what came of it is said, and it is
 * seen wherever money is shown. Money that waits for a second person is no failure.
 */
export function useMoneyWrite<E extends Endpoint>(endpoint: E, { done, onDone }: After) {
  const client = useQueryClient();
  const requestId = useRequestIds();
  // Pressed again after it was written down, it is another request: the first may have been refused by then.
  const writtenDown = useRef(0);
  const failed = useFailure();
  const { approvals } = useCatalogue(adminMoneyCopy);
  const write = useWrite(endpoint);
  const send = (body: Omit<SentTo<E>, 'clientRequestId'>) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot put the one field back that was left out
    const input = {
      clientRequestId: requestId({ ...body, round: writtenDown.current }),
      ...body,
    } as SentTo<E>;
    write.mutate(input, {
      onSuccess: () => {
        showToast({ title: done, tone: 'success' });
        onDone?.();
      },
      onError: (error) => {
        if (!(error instanceof ApiError) || error.code !== 'second-person-needed') return failed(error);
        writtenDown.current += 1;
        showToast({ title: approvals.sent, description: approvals.sentText });
        onDone?.();
      },
      onSettled: () =>
        void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => isMoneyRead(name) }),
    });
  };
  return { send, isPending: write.isPending };
}
