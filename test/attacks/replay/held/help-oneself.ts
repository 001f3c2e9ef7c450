import { randomUUID } from 'node:crypto';
import * as accounts from '#contract/accounts/endpoints.ts';
import { deletePerson } from '#contract/accounts/admin/endpoints.ts';
import { issueFloat, payEarnings } from '#contract/payments/agents/endpoints.ts';
import { adjustCredit } from '#contract/payments/credit/endpoints.ts';
import { refundOrder } from '#contract/payments/order-money/endpoints.ts';
import { moveOrder } from '#contract/orders/endpoints.ts';
import type { Permission } from '#contract/permissions.ts';
import { answered } from '#test/client.ts';
import { placeThrough } from '#test/factories/orders.ts';
import { creditOf } from '../house/money.ts';
import { newAdmin, newOwner } from '../house/people.ts';
import type { House } from '../house/house.ts';
import { openNotes, type Seen } from '../seen.ts';

const few: Permission[] = [
  'orders:view',
  'orders:manage',
  'users:view',
  'users:manage',
  'money:view',
  'money:manage',
  'money:refund',
];

/** An admin with some rights wants the rest, the owner's account, and money of their own approval. */
export async function helpOneself(house: House): Promise<Seen> {
  const notes = openNotes();
  const { client, user } = await newAdmin(house, few);
  const { client: owner, user: theirs } = await newOwner(house);
  const ownerId = theirs.id;
  const once = () => ({ clientRequestId: randomUUID() });
  const itself = user.id;
  notes.refused(
    'all rights',
    await client.try(accounts.grantPermissions, { userId: itself, permissions: [...few, 'settings:manage'] }),
    'not-allowed',
  );
  notes.refused(
    'the owner’s role',
    await client.try(accounts.changeRole, { userId: itself, role: 'godmode' }),
    'not-allowed',
  );
  for (const endpoint of [accounts.issueResetLink, accounts.signPersonOut])
    notes.refused(
      `${endpoint.name} of the owner`,
      await client.try(endpoint, { userId: ownerId }),
      'not-allowed',
    );
  notes.refused('the owner deleted', await client.try(deletePerson, { userId: ownerId }), 'not-allowed');
  const credit = { accountId: itself, direction: 'give', kobo: 500_000, reason: 'A welcome' };
  notes.refused(
    'credit for oneself',
    await client.try(adjustCredit, { ...once(), ...credit }),
    'own-account',
  );
  const slip = { agentId: itself, kobo: 500_000, note: '' };
  for (const endpoint of [issueFloat, payEarnings])
    notes.refused(
      `${endpoint.name} to oneself`,
      await client.try(endpoint, { ...once(), ...slip }),
      'own-account',
      'not-found',
    );
  const { code, order } = await placeThrough(client);
  const move = { ...once(), code, action: 'cancel', version: order.version, reason: 'x', agentId: null };
  notes.refused('one’s own order moved', await client.try(moveOrder, move), 'own-account');
  const back = { ...once(), code, kobo: 100, to: 'credit', reason: 'x' };
  notes.refused('one’s own order refunded', await client.try(refundOrder, back), 'own-account');
  const now = answered(await client.call(accounts.me, {}));
  notes.is(
    'role and rights',
    [now.role, now.isGodMode, now.permissions.toSorted()],
    ['admin', false, few.toSorted()],
  );
  notes.is('credit', await creditOf(client), 0);
  notes.is('the owner is still in', (await owner.call(accounts.me, {})).ok, true);
  return notes;
}
