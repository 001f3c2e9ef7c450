import { useState } from 'react';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { takeDebt, writeDebtOff } from '#contract/payments/order-money/endpoints.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useMoneyWrite } from '../use-money-write.ts';
import { AdminNoteForm } from '../note-form.tsx';

interface Props {
  code: string;
  owedKobo: number;
}

/** Debt of an order that is over: it was paid, or the company writes it off. */
export function AdminDebt({ code, owedKobo }: Props) {
  const { order: copy } = useCatalogue(adminMoneyCopy);
  const [asked, setAsked] = useState<'paid' | 'write-off' | null>(null);
  const close = () => setAsked(null);
  const paid = useMoneyWrite(takeDebt, { done: copy.settled, onDone: close });
  const off = useMoneyWrite(writeDebtOff, { done: copy.settled, onDone: close });
  return (
    <section className="question" aria-label={copy.owed}>
      <p className="font-extrabold">{copy.debt(naira(owedKobo))}</p>
      {asked === null && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setAsked('paid')}>{copy.debtPaid}</Button>
          <Button variant="quiet" onClick={() => setAsked('write-off')}>
            {copy.writeOff}
          </Button>
        </div>
      )}
      {asked === 'paid' && (
        <AdminNoteForm
          label={copy.note}
          refused={copy.reasonRefused}
          confirm={copy.debtPaid}
          isPending={paid.isPending}
          onSend={(note) => paid.send({ code, note })}
          onBack={close}
        />
      )}
      {asked === 'write-off' && (
        <>
          <p>{copy.writeOffText(naira(owedKobo))}</p>
          <AdminNoteForm
            label={copy.reason}
            refused={copy.reasonRefused}
            confirm={copy.writeOff}
            isDangerous
            isPending={off.isPending}
            onSend={(reason) => off.send({ code, reason })}
            onBack={close}
          />
        </>
      )}
    </section>
  );
}
