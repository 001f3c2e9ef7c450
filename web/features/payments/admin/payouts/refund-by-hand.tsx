import { useState } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { markRefundSent, type listRefundsByHand } from '#contract/payments/order-money/endpoints.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { callAddress, readablePhone } from '#web/lib/format/phone.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { useMoneyWrite } from '../use-money-write.ts';
import { useWanted } from './use-wanted.ts';
import { AdminMoneyGate } from '../permission-gate.tsx';
import { AdminNoteForm } from '../note-form.tsx';

type Waiting = ReplyOf<typeof listRefundsByHand>[number];

/** A refund that no company can send: whom to call, and that it was sent. */
export function AdminRefundByHand({ refund, me }: { refund: Waiting; me: User }) {
  const { payouts: copy } = useCatalogue(adminMoneyCopy);
  const [isAsked, setAsked] = useState(false);
  const { id, code, kobo, madeAt, customerName, customerPhone } = refund;
  const close = () => setAsked(false);
  const wanted = useWanted(id);
  const { send, isPending } = useMoneyWrite(markRefundSent, { done: copy.done, onDone: close });
  return (
    <li ref={wanted} tabIndex={-1} className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-extrabold wrap-anywhere">{customerName || copy.forgotten}</span>
        <span className="text-lg font-extrabold">{naira(kobo)}</span>
      </p>
      <p className="text-sm text-ink-soft">
        {code} · {copy.due(momentOf(madeAt))}
      </p>
      {customerPhone !== '' && (
        <ButtonLink href={callAddress(customerPhone)} variant="secondary">
          {copy.call(readablePhone(customerPhone))}
        </ButtonLink>
      )}
      <AdminMoneyGate me={me} permission="money:refund" ownerId={null}>
        {isAsked ? (
          <AdminNoteForm
            label={copy.note}
            refused={copy.reasonRefused}
            confirm={copy.confirmPaid(naira(kobo))}
            isPending={isPending}
            onSend={(note) => send({ refundId: id, note })}
            onBack={close}
          />
        ) : (
          <Button onClick={() => setAsked(true)}>{copy.paid}</Button>
        )}
      </AdminMoneyGate>
    </li>
  );
}
