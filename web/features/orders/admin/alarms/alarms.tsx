import type { User } from '#contract/accounts/schema.ts';
import type { OrderForAdmin } from '#contract/admin/order-history.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { holds } from '#contract/permissions.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useSettleAlarm } from './queries.ts';

type Ringing = OrderForAdmin['alarms'][number];

/** Alarms of an order; admins with the permission settle them. */
export function AdminAlarms({
  alarms,
  me,
  onSettled,
}: {
  alarms: Ringing[];
  me: User;
  onSettled: () => void;
}) {
  const { order: copy } = useCatalogue(adminOrdersCopy);
  const ringing = alarms.filter(({ settledAt }) => settledAt === null);
  if (ringing.length === 0) return null;
  return (
    <Card title={copy.alarms}>
      <ul className="grid gap-4">
        {ringing.map((alarm) => (
          <li key={alarm.id} className="alarm">
            <Ring alarm={alarm} maySettle={holds(me, 'orders:manage')} onSettled={onSettled} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface RingProps {
  alarm: Ringing;
  maySettle: boolean;
  onSettled: () => void;
}

function Ring({ alarm, maySettle, onSettled }: RingProps) {
  const { day: copy } = useCatalogue(adminCopy);
  const write = useSettleAlarm();
  const failed = useFailure();
  const kind = copy.kinds[alarm.kind];
  const settle = () =>
    write.mutate(
      { alarmId: alarm.id },
      {
        onSuccess: () => showToast({ title: copy.settled, tone: 'success' }),
        onError: failed,
        onSettled,
      },
    );
  return (
    <>
      <div className="min-w-0 wrap-anywhere">
        <h3>{kind}</h3>
        <p className="text-sm text-ink-soft">{copy.rung(momentOf(alarm.raisedAt))}</p>
        <p className="mt-2">{copy.texts[alarm.kind]}</p>
      </div>
      {maySettle && (
        <Button
          variant="secondary"
          isBusy={write.isPending}
          aria-label={copy.settleOf(kind, alarm.code ?? '')}
          onClick={settle}
        >
          {write.isPending ? copy.settling : copy.settle}
        </Button>
      )}
    </>
  );
}
