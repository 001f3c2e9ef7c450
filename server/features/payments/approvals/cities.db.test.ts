import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { userId } from '#contract/accounts/schema.ts';
import { asKobo } from '#contract/kobo.ts';
import { payEarnings } from '#contract/payments/agents/endpoints.ts';
import { refundOrder } from '#contract/payments/order-money/endpoints.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { answered } from '#test/client.ts';
import { payoutTo, secondPersonNeeded, waitingFor } from '#test/factories/approvals.ts';
import { deliveredOrder } from '#test/factories/claims.ts';
import { marketNamed, newPhone, type Placed } from '#test/factories/orders.ts';
import { signInOwner, signUpCustomer } from '#test/factories/people.ts';
import { abuja, adminOf, foundKano, kano, liveIn, type City } from '#test/worlds/two-cities.ts';
import { openWorld } from '#test/world.ts';
import { passApprovals } from './pass-approvals.ts';

const world = await openWorld({ clock: 'stands' });
const { client: owner } = await signInOwner(world);
const rights = ['money:view', 'money:manage', 'money:refund'] as const;
let inAbuja: City;

beforeAll(async () => {
  await foundKano(world);
  inAbuja = await liveIn(world, abuja, 'Zumarock', 'Utako Market');
  await liveIn(world, kano, 'Daladill', 'Wuse Market');
}, 60_000);

test('money of an agent of Abuja waits for those who see Abuja, and for its time while there is none', async () => {
  const id = userId.parse(inAbuja.ids['agentId']);
  const movement = { what: 'earned', orderId: randomUUID(), agentId: id, kobo: asKobo(9_000_000) } as const;
  await inTransaction(world.db, (transaction) => mustPost(transaction, movement, null));
  await adminOf(world, [kano], rights);
  expect(await owner.call(payEarnings, payoutTo({ user: { id } }, 2_500_000))).toMatchObject(
    secondPersonNeeded,
  );
  const waits = () => waitingFor(owner, { recipientId: id });
  expect((await waits()).waitsUntil).not.toBeNull();
  await adminOf(world, [abuja], rights);
  await world.db`update money_approval set waits_until = clock_timestamp() where state = 'waiting'`;
  await passApprovals(world.db);
  expect((await waits()).waitsUntil).toBeNull();
});

describe('refunds of ₦10,001 in each of two cities by an admin of each', () => {
  const orderIn = async (
    market: string,
    customer: { name: string; phone: string },
    client = world.device(),
  ) => {
    const area = market === 'Daladill Market' ? 'Kano town' : 'Gwarinpa';
    const address = { area, landmark: 'Filling station', directions: '', pin: null };
    const wanted = { marketId: await marketNamed(world, market), customer, address };
    return deliveredOrder(world, client, { paidKobo: 1_500_000, wanted });
  };

  const refunding = ({ code }: Placed) => ({
    clientRequestId: randomUUID(),
    code,
    kobo: asKobo(1_000_100),
    to: 'sender' as const,
    reason: 'Wet garri',
  });

  test.each(['somebody with an account', 'a guest'])('to %s want a second person', async (who) => {
    const client = who === 'a guest' ? world.device() : (await signUpCustomer(world)).client;
    const customer = { name: 'Amaka', phone: newPhone() };
    const orders = {
      abuja: await orderIn('Zumarock Market', customer, client),
      kano: await orderIn('Daladill Market', customer, client),
    };
    const [ofAbuja, ofKano] = [await adminOf(world, [abuja], rights), await adminOf(world, [kano], rights)];
    answered(await ofAbuja.client.call(refundOrder, refunding(orders.abuja)));
    expect(await ofKano.client.call(refundOrder, refunding(orders.kano))).toMatchObject(secondPersonNeeded);
  });
});
