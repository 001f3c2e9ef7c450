import { useState } from 'react';
import { Link } from 'wouter';
import type { User } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import type { Alarm, AlarmKind } from '#contract/orders/alarms/schema.ts';
import { paths } from '#contract/paths.ts';
import { holds } from '#contract/permissions.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { callAddress, readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { WaitingCause } from '#web/features/dispatch/admin/waiting-cause.tsx';
import { GiveOrder } from './give-order.tsx';
import { useSettle } from './use-settle.ts';

const atFirst = 3;

/** Several that ring for the same reason: the reason once, and an order a line. */
export function AlarmGroup({ kind, alarms, me }: { kind: AlarmKind; alarms: readonly Alarm[]; me: User }) {
  const { day: copy } = useCatalogue(adminCopy);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? alarms : alarms.slice(0, atFirst);
  return (
    <>
      <div className="min-w-0 wrap-anywhere">
        <h3>{copy.several(copy.kinds[kind], alarms.length)}</h3>
        <p className="mt-2">{copy.texts[kind]}</p>
      </div>
      <ul className="grid divide-y divide-line">
        {shown.map((alarm) => (
          <li key={alarm.id}>
            <One alarm={alarm} me={me} />
          </li>
        ))}
      </ul>
      {shown.length < alarms.length && (
        <Button variant="secondary" size="small" onClick={() => setWhole(true)}>
          {copy.allOf(alarms.length)}
        </Button>
      )}
    </>
  );
}

function One({ alarm, me }: { alarm: Alarm; me: User }) {
  const { day: copy } = useCatalogue(adminCopy);
  const { settle, isPending } = useSettle(alarm);
  const { code, kind, about, raisedAt, customer } = alarm;
  const mayAct = holds(me, 'orders:manage');
  const toGive = kind === 'no-agent' && mayAct ? code : null;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2">
          {code !== null && (
            <Link
              href={`${paths.adminOrders}?order=${code}`}
              className="flex min-h-12 items-center font-extrabold underline"
            >
              {code}
            </Link>
          )}
          <span className="text-sm text-ink-soft">
            {[about, copy.rung(momentOf(raisedAt))].filter(Boolean).join(' · ')}
          </span>
        </p>
        {toGive !== null && <WaitingCause code={toGive} />}
      </div>
      {customer !== null && (
        <ButtonLink href={callAddress(customer.phone)} variant="quiet" size="small">
          {copy.call(customer.name, readablePhone(customer.phone))}
        </ButtonLink>
      )}
      {toGive !== null && <GiveOrder code={toGive} size="small" />}
      {mayAct && (
        <Button
          variant="quiet"
          size="small"
          isBusy={isPending}
          aria-label={copy.settleOf(copy.kinds[kind], code ?? '')}
          onClick={settle}
        >
          {isPending ? copy.settling : copy.settle}
        </Button>
      )}
    </div>
  );
}
