import { useState } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { decideWithdrawal } from '#contract/payments/credit/endpoints.ts';
import type { WithdrawalForAdmin } from '#contract/payments/credit/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useMoneyWrite } from '../use-money-write.ts';
import { useWanted } from './use-wanted.ts';
import { AdminMoneyGate } from '../permission-gate.tsx';
import { AdminNoteForm } from '../note-form.tsx';

/** Credit that somebody wants in the hand: where to, and that it was sent, or why not. */
export function AdminWithdrawal({ withdrawal, me }: { withdrawal: WithdrawalForAdmin; me: User }) {
  const { payouts: copy } = useCatalogue(adminMoneyCopy);
  const { id, to, kobo, askedAt, name, accountId } = withdrawal;
  const wanted = useWanted(id);
  return (
    <li ref={wanted} tabIndex={-1} className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-extrabold">{name}</span>
        <span className="text-lg font-extrabold">{naira(kobo)}</span>
      </p>
      <p className="wrap-anywhere">
        {to === null ? copy.forgotten : copy.to(to.bank, to.number, to.name)}
        <span className="block text-sm text-ink-soft">{copy.asked(momentOf(askedAt))}</span>
      </p>
      <AdminMoneyGate me={me} permission="money:manage" ownerId={accountId}>
        <Decide withdrawal={withdrawal} />
      </AdminMoneyGate>
    </li>
  );
}

function Decide({ withdrawal: { id, kobo } }: { withdrawal: WithdrawalForAdmin }) {
  const { payouts: copy } = useCatalogue(adminMoneyCopy);
  const [asked, setAsked] = useState<'paid' | 'refuse' | null>(null);
  const close = () => setAsked(null);
  const { send, isPending } = useMoneyWrite(decideWithdrawal, { done: copy.done, onDone: close });
  if (asked === 'paid')
    return (
      <AdminNoteForm
        label={copy.note}
        refused={copy.reasonRefused}
        confirm={copy.confirmPaid(naira(kobo))}
        isPending={isPending}
        onSend={(note) => send({ withdrawalId: id, decision: { kind: 'paid', note } })}
        onBack={close}
      />
    );
  if (asked === 'refuse')
    return (
      <AdminNoteForm
        label={copy.reason}
        refused={copy.reasonRefused}
        confirm={copy.confirmRefuse}
        isDangerous
        isPending={isPending}
        onSend={(reason) => send({ withdrawalId: id, decision: { kind: 'refuse', reason } })}
        onBack={close}
      />
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setAsked('paid')}>{copy.paid}</Button>
      <Button variant="quiet" onClick={() => setAsked('refuse')}>
        {copy.refuse}
      </Button>
    </div>
  );
}
