import { randomUUID } from 'node:crypto';
import type { UserId } from '#contract/accounts/schema.ts';
import type { SentTo } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { decideApproval, listApprovals } from '#contract/payments/approvals/endpoints.ts';
import type { Approval } from '#contract/payments/approvals/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { answered, type Client } from '../client.ts';
import type { World } from '../world.ts';
import { signUpAs, type SomeoneSignedIn } from './people.ts';

/** Refusal of money that was written down for a second person. */
export const secondPersonNeeded = { ok: false, status: 409, reason: 'second-person-needed' };

/** An agent to whom the house owes this. */
export async function agentWhoEarned(world: World, kobo: number): Promise<SomeoneSignedIn> {
  const someone = await signUpAs(world, 'agent');
  const agentId = someone.user.id;
  const movement = { what: 'earned', orderId: randomUUID(), agentId, kobo: asKobo(kobo) } as const;
  await inTransaction(world.db, (transaction) => mustPost(transaction, movement, null));
  return someone;
}

/** Input of a payout. */
export function payoutTo({ user }: { user: { id: UserId } }, kobo: number) {
  return { clientRequestId: randomUUID(), agentId: user.id, kobo: asKobo(kobo), note: 'Slip 12' };
}

/** Money that waits for a person, or on an order. */
export async function waitingFor(
  client: Client,
  { recipientId, code }: { recipientId?: string; code?: string },
): Promise<Approval> {
  const { waiting } = answered(await client.call(listApprovals, {}));
  const found = waiting.find((one) => one.recipientId === recipientId || one.code === code);
  if (found === undefined) throw new Error('no money waits for this recipient');
  return found;
}

export function decideAs(
  client: Client,
  approvalId: Approval['id'],
  decision: SentTo<typeof decideApproval>['decision'],
) {
  return client.call(decideApproval, { clientRequestId: randomUUID(), approvalId, decision });
}

export function approveAs(client: Client, approvalId: Approval['id']) {
  return decideAs(client, approvalId, { kind: 'approve' });
}
