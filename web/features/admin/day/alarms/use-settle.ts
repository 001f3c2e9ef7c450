import { useQueryClient } from '@tanstack/react-query';
import { adminCopy } from '#contract/copy/admin.ts';
import type { Alarm } from '#contract/orders/alarms/schema.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useSettleAlarm } from '#web/features/orders/admin/alarms/queries.ts';
import { refreshLists } from '#web/features/orders/queries.ts';
import { useFailure } from '#web/data/failure-message.ts';

/** Settles an alarm. */
export function useSettle({ id }: Pick<Alarm, 'id'>) {
  const { day: copy } = useCatalogue(adminCopy);
  const client = useQueryClient();
  const write = useSettleAlarm();
  const failed = useFailure();
  const settle = () =>
    write.mutate(
      { alarmId: id },
      {
        onSuccess: () => showToast({ title: copy.settled, tone: 'success' }),
        onError: (error) => {
          const isDone = error instanceof ApiError && error.code === 'already-decided';
          if (!isDone) return failed(error);
          showToast({ title: copy.already });
          refreshLists(client);
        },
      },
    );
  return { settle, isPending: write.isPending };
}
