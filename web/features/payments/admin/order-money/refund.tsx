import { useState } from 'react';
import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { previewRefund, refundOrder } from '#contract/payments/order-money/endpoints.ts';
import type { OrderMoney } from '#contract/payments/order-money/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useWrite } from '#web/data/use-write.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useMoneyWrite } from '../use-money-write.ts';
import { AdminRefundForm, type PaidItem, type RefundWritten } from './refund-form.tsx';
import { AdminRefundPreview } from './refund-preview.tsx';

interface Props {
  money: OrderMoney;
  /** Only an account can have credit. */
  hasAccount: boolean;
  items: readonly PaidItem[];
}

interface Previewed {
  written: RefundWritten;
  effect: ReplyOf<typeof previewRefund>;
}

/** Money back in three steps: how much and why, what that would do, yes. */
export function AdminRefund({ money, hasAccount, items }: Props) {
  const { order: copy } = useCatalogue(adminMoneyCopy);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [draft, setDraft] = useState<RefundWritten | null>(null);
  const clear = () => {
    setPreviewed(null);
    setDraft(null);
  };
  const preview = useWrite(previewRefund);
  const failed = useFailure();
  const { send, isPending } = useMoneyWrite(refundOrder, { done: copy.refunded, onDone: clear });
  const { code } = money;
  if (previewed !== null)
    return (
      <AdminRefundPreview
        kobo={previewed.written.kobo}
        reason={previewed.written.reason}
        effect={previewed.effect}
        isPending={isPending}
        onConfirm={() => send({ code, ...previewed.written })}
        onChange={() => setPreviewed(null)}
      />
    );
  const look = (written: RefundWritten) => {
    setDraft(written);
    const { kobo, to } = written;
    preview.mutate(
      { code, kobo, to },
      { onSuccess: (effect) => setPreviewed({ written, effect }), onError: failed },
    );
  };
  return (
    <AdminRefundForm
      draft={draft}
      mostKobo={money.refundableKobo}
      hasAccount={hasAccount}
      items={items}
      isPending={preview.isPending}
      onLook={look}
    />
  );
}
