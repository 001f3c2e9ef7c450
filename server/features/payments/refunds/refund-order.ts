import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, Outcome, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/payments/order-money/endpoints.ts';
import { orderMoney, type OrderMoney } from '#contract/payments/order-money/schema.ts';
import type { Doer } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { onceOrAsked } from '#server/features/ledger/second-person/once-or-asked.ts';
import type {
  AskSecondPerson,
  SecondPersonRefusal,
} from '#server/features/ledger/second-person/second-person.ts';
import { lockRecipient } from '#server/features/ledger/second-person/store-day.ts';
import type { Caller } from '#server/http/caller.ts';
import { moveOrderMoney } from '../order-money/move-order-money.ts';
import { promiseAgreed } from './promise-refunds.ts';
import { refundAllowed, type RefundRefusal } from './refund-allowed.ts';

type Written = InputOf<typeof endpoints.refundOrder>;

/** Gives money of an order back out of the house's pocket, never more than was paid. */
export function refundOrder(
  db: Db,
  input: Written,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.refundOrder>> {
  const call = { endpoint: endpoints.refundOrder, input, caller };
  return onceOrAsked(
    db,
    call,
    (stored) => orderMoney.parse(stored),
    (transaction, by, ask) => giveBack(transaction, input, by, ask),
  );
}

/** The same in a transaction. What goes back to its sender is on its way with it, as agreed. */
export async function giveBack(
  transaction: Db,
  { code, kobo, to, reason }: Written,
  by: Doer,
  ask: AskSecondPerson,
): Promise<
  Outcome<{ subject: string; reply: OrderMoney }, 'not-found' | RefundRefusal | SecondPersonRefusal>
> {
  const action = endpoints.refundOrder.name;
  const moved = await moveOrderMoney<RefundRefusal | SecondPersonRefusal>(
    transaction,
    { action, code, by },
    async (_, order) => {
      const recipient = { accountId: order.accountId, orderId: order.id };
      await lockRecipient(transaction, recipient);
      const allowed = await refundAllowed(transaction, order, { kobo, to }, by.userId);
      if (!allowed.ok) return allowed;
      const refusal = await ask({ kind: 'refund', subject: order.id, recipient, kobo });
      if (refusal !== undefined) return { ok: false, reason: refusal };
      const { accountId } = order;
      const isCredit = to === 'credit' && accountId !== null;
      const back = isCredit ? ({ to, accountId, kobo } as const) : ({ to: 'sender', kobo } as const);
      const adjustmentId = randomUUIDv7();
      const movement = { what: 'refund-granted', orderId: order.id, adjustmentId, back } as const;
      return { ok: true, value: { movement, kobo, why: reason } };
    },
  );
  if (moved.ok && to === 'sender') await promiseAgreed(transaction, { orderId: moved.value.subject, kobo });
  return moved;
}
