import { asKobo, type Kobo } from '#contract/kobo.ts';
import { changeRule } from '#contract/orders/delivery/door.ts';
import type { Db } from '#server/db/database.ts';
import { mustPost } from './post.ts';
import type { OrderMoney } from './policy.ts';
import { lockedBalanceOf } from './balances.ts';

/**
 * Cash counted at the door. An account has a little more than its bill as credit at once, and more once the agent's
 * count is confirmed; a guest is given it in the hand, so
 * that the agent keeps the bill and nothing more. Less than the bill is not taken.
 */
export async function collectCash(
  transaction: Db,
  order: OrderMoney,
  { agentId, cashKobo }: { agentId: string; cashKobo: Kobo },
): Promise<{ ok: true; changeKobo: Kobo } | { ok: false; reason: 'too-little'; owedKobo: Kobo }> {
  const { orderId } = order;
  const owedKobo = await lockedBalanceOf(transaction, 'customer_owes', orderId);
  if (cashKobo < owedKobo) return { ok: false, reason: 'too-little', owedKobo };
  const changeKobo = asKobo(cashKobo - owedKobo);
  const over = order.accountId === null || changeKobo === 0 ? null : changeFor(order.accountId, changeKobo);
  await mustPost(
    transaction,
    { what: 'cash-collected', orderId, agentId, billKobo: owedKobo, over },
    agentId,
  );
  return { ok: true, changeKobo };
}

function changeFor(accountId: string, kobo: Kobo) {
  const to = changeRule(kobo) === 'at-once' ? 'credit' : 'waiting';
  return { to, accountId, kobo } as const;
}

/** Releases the earnings of a completed order; two who shared it get half each. */
export async function releaseEarnings(
  transaction: Db,
  orderId: string,
  earned: readonly { agentId: string; kobo: Kobo }[],
): Promise<void> {
  for (const { agentId, kobo } of earned)
    await mustPost(transaction, { what: 'earned', orderId, agentId, kobo }, null);
}
