import type { User } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import type { Alarm } from '#contract/orders/alarms/schema.ts';
import { paths } from '#contract/paths.ts';
import { holds } from '#contract/permissions.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { callAddress, readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { WaitingCause } from '#web/features/dispatch/admin/waiting-cause.tsx';
import { DoorDecision } from '../decide-door.tsx';
import { GiveOrder } from './give-order.tsx';
import { useSettle } from './use-settle.ts';

/** One thing that rings: what it is, what to do, and that it was done. */
export function AlarmCard({ alarm, me }: { alarm: Alarm; me: User }) {
  const { day: copy } = useCatalogue(adminCopy);
  const { settle, isPending } = useSettle(alarm);
  const kind = copy.kinds[alarm.kind];
  const toGive = alarm.kind === 'no-agent' && holds(me, 'orders:manage') ? alarm.code : null;
  // The sentence names the number of tries already.
  const about = alarm.kind === 'pin-locked' ? '' : alarm.about;
  return (
    <>
      <div className="min-w-0 wrap-anywhere">
        <h3>{kind}</h3>
        <p className="text-sm text-ink-soft">
          {[alarm.code, copy.rung(momentOf(alarm.raisedAt))].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-2">{copy.texts[alarm.kind]}</p>
        {about !== '' && <p className="font-extrabold">{about}</p>}
        {toGive !== null && <WaitingCause code={toGive} />}
      </div>
      {alarm.report !== null && alarm.code !== null && holds(me, 'orders:manage') && (
        <DoorDecision code={alarm.code} report={alarm.report} />
      )}
      <div className="flex flex-wrap gap-3">
        {toGive !== null && <GiveOrder code={toGive} className="grow" />}
        {alarm.customer !== null && (
          <ButtonLink href={callAddress(alarm.customer.phone)} variant="secondary" className="grow">
            {copy.call(alarm.customer.name, readablePhone(alarm.customer.phone))}
          </ButtonLink>
        )}
        {alarm.code !== null && (
          <ButtonLink
            href={`${paths.adminOrders}?order=${alarm.code}`}
            variant={toGive === null ? 'primary' : 'secondary'}
            className="grow"
            aria-label={copy.toOrderOf(alarm.code)}
          >
            {copy.toOrder}
          </ButtonLink>
        )}
        {alarm.report === null && holds(me, 'orders:manage') && (
          <Button
            variant="secondary"
            className="grow"
            isBusy={isPending}
            aria-label={copy.settleOf(kind, alarm.code ?? '')}
            onClick={settle}
          >
            {isPending ? copy.settling : copy.settle}
          </Button>
        )}
      </div>
    </>
  );
}
