import { useState } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { decideApproval, withdrawApproval } from '#contract/payments/approvals/endpoints.ts';
import { approvalRights } from '#contract/payments/approvals/rules.ts';
import type { Approval } from '#contract/payments/approvals/schema.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { AdminNoteForm } from '../note-form.tsx';
import { useWanted } from '../payouts/use-wanted.ts';
import { AdminMoneyGate } from '../permission-gate.tsx';
import { useMoneyWrite } from '../use-money-write.ts';

/** One matter: how much, for whom, who asked and why; to agree to, to refuse, or for its requester to take back. */
export function AdminApproval({ approval, me }: { approval: Approval; me: User }) {
  const { approvals: copy } = useCatalogue(adminMoneyCopy);
  const { id, kind, kobo, dayKobo, recipientName, recipientId, code, askedById, askedByName } = approval;
  const wanted = useWanted(id);
  const when = momentOf(approval.askedAt);
  return (
    <li ref={wanted} tabIndex={-1} className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-extrabold">{copy.kinds[kind]}</span>
        <span className="text-lg font-extrabold">{naira(kobo)}</span>
      </p>
      <p className="wrap-anywhere">
        {recipientName === '' ? copy.forgotten : copy.forWhom(recipientName)}
        {code !== null && ` · ${code}`}
        <span className="block text-sm text-ink-soft">{copy.inDay(naira(dayKobo))}</span>
        <span className="block text-sm text-ink-soft">
          {askedByName === null ? copy.automatic(when) : copy.asked(askedByName, when)}
        </span>
        {approval.words !== '' && <span className="block">{copy.says(approval.words)}</span>}
      </p>
      {approval.waitsUntil !== null && <p>{copy.alone(momentOf(approval.waitsUntil))}</p>}
      {askedById === me.id ? (
        <TakeBack approval={approval} />
      ) : (
        <AdminMoneyGate me={me} permission={approvalRights[kind]} ownerId={recipientId}>
          <Decide approval={approval} />
        </AdminMoneyGate>
      )}
    </li>
  );
}

function TakeBack({ approval: { id: approvalId } }: { approval: Approval }) {
  const { approvals: copy } = useCatalogue(adminMoneyCopy);
  const { send, isPending } = useMoneyWrite(withdrawApproval, { done: copy.withdrawn });
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft">{copy.yours}</p>
      <Button variant="secondary" isBusy={isPending} onClick={() => send({ approvalId })}>
        {copy.withdraw}
      </Button>
    </div>
  );
}

function Decide({ approval: { id: approvalId, kobo } }: { approval: Approval }) {
  const { approvals: copy, ...moneyCopy } = useCatalogue(adminMoneyCopy);
  const [asked, setAsked] = useState<'approve' | 'refuse' | null>(null);
  const close = () => setAsked(null);
  const approve = useMoneyWrite(decideApproval, { done: copy.approved, onDone: close });
  const refuse = useMoneyWrite(decideApproval, { done: copy.refused, onDone: close });
  if (asked === 'refuse')
    return (
      <AdminNoteForm
        label={copy.reason}
        refused={copy.reasonRefused}
        confirm={copy.confirmRefuse}
        isDangerous
        isPending={refuse.isPending}
        onSend={(reason) => refuse.send({ approvalId, decision: { kind: 'refuse', reason } })}
        onBack={close}
      />
    );
  if (asked === 'approve')
    return (
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button
          isBusy={approve.isPending}
          onClick={() => approve.send({ approvalId, decision: { kind: 'approve' } })}
        >
          {copy.confirmApprove(naira(kobo))}
        </Button>
        <Button variant="secondary" onClick={close}>
          {moneyCopy.back}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setAsked('approve')}>{copy.approve}</Button>
      <Button variant="quiet" onClick={() => setAsked('refuse')}>
        {copy.refuse}
      </Button>
    </div>
  );
}
