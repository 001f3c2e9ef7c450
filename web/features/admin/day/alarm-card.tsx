import { useQueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import type { Alarm } from '#contract/orders/alarms/schema.ts';
import { paths } from '#contract/paths.ts';
import { holds } from '#contract/permissions.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useSettleAlarm } from '#web/features/orders/admin/alarms/queries.ts';
import { refreshLists } from '#web/features/orders/queries.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { DoorDecision } from './decide-door.tsx';

/** One thing that rings: what it is, what to do, and that it was done. */
export function AlarmCard({ alarm, me }: { alarm: Alarm; me: User }) {
  const { day: words } = useCatalogue(adminCopy);
  const { settle, isPending } = useSettle(alarm);
  const kind = words.kinds[alarm.kind];
  // How many tries there are is said in the sentence.
  const about = alarm.kind === 'pin-locked' ? '' : alarm.about;
  return (
    <>
      <div className="min-w-0 wrap-anywhere">
        <h3>{kind}</h3>
        <p className="text-sm text-ink-soft">
          {[alarm.code, words.rung(momentOf(alarm.raisedAt))].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-2">{words.texts[alarm.kind]}</p>
        {about !== '' && <p className="font-extrabold">{about}</p>}
      </div>
      {alarm.report !== null && alarm.code !== null && holds(me, 'orders:manage') && (
        <DoorDecision code={alarm.code} report={alarm.report} />
      )}
      <div className="flex flex-wrap gap-3">
        {alarm.code !== null && (
          <ButtonLink
            href={`${paths.adminOrders}?order=${alarm.code}`}
            className="grow"
            aria-label={words.toOrderOf(alarm.code)}
          >
            {words.toOrder}
          </ButtonLink>
        )}
        {alarm.report === null && holds(me, 'orders:manage') && (
          <Button
            variant="secondary"
            className="grow"
            isBusy={isPending}
            aria-label={words.settleOf(kind, alarm.code ?? '')}
            onClick={settle}
          >
            {isPending ? words.settling : words.settle}
          </Button>
        )}
      </div>
    </>
  );
}

function useSettle({ id }: Alarm) {
  const { day: words } = useCatalogue(adminCopy);
  const client = useQueryClient();
  const write = useSettleAlarm();
  const failed = useFailure();
  const settle = () =>
    write.mutate(
      { alarmId: id },
      {
        onSuccess: () => showToast({ title: words.settled, tone: 'success' }),
        onError: (error) => {
          const isDone = error instanceof ApiError && error.code === 'already-decided';
          if (!isDone) return failed(error);
          showToast({ title: words.already });
          refreshLists(client);
        },
      },
    );
  return { settle, isPending: write.isPending };
}
