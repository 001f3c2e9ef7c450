import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { suspendAgent } from '#contract/agents/endpoints.ts';
import { userId, type UserId } from '#contract/accounts/schema.ts';
import { assignConversation } from '#contract/chat/admin/endpoints.ts';
import { conversationId } from '#contract/chat/schema.ts';
import { addMarket, changeMarket } from '#contract/markets/endpoints.ts';
import { handleOrders } from '#contract/orders/admin/endpoints.ts';
import { moveOrder } from '#contract/orders/endpoints.ts';
import { orderCode } from '#contract/orders/schema.ts';
import { permissions } from '#contract/permissions.ts';
import { answered, type Client } from '../client.ts';
import { agentOnline } from '../factories/agents.ts';
import { marketNamed, newPhone, placeThrough, versionOf } from '../factories/orders.ts';
import { signInOwner, signUpAs, type SomeoneSignedIn } from '../factories/people.ts';
import { abuja, adminOf, foundKano, kano, liveIn, type City } from '../worlds/two-cities.ts';
import { openWorld } from '../world.ts';

const world = await openWorld({ clock: 'stands' });
const { client: owner } = await signInOwner(world);
let inAbuja: City;
let inKano: City;
let ofKano: SomeoneSignedIn;

beforeAll(async () => {
  await foundKano(world);
  inAbuja = await liveIn(world, abuja, 'Zumarock', 'Utako Market');
  inKano = await liveIn(world, kano, 'Daladill', 'Wuse Market');
  ofKano = await adminOf(world, [kano], permissions);
}, 60_000);

describe('a market of Kano', () => {
  const market = (name: string) => ({
    name,
    description: 'Fresh things.',
    location: 'Kano',
    isActive: true,
    marketDays: ['monday' as const],
    hours: { opens: '06:00', closes: '22:00' },
    cityId: kano,
  });

  test.each(['Abuja', 'Gwarinpa Market'])('cannot take the address of %s', async (name) => {
    expect(await ofKano.client.call(addMarket, market(name))).toMatchObject({ reason: 'slug-taken' });
    const own = answered(await ofKano.client.call(addMarket, market(`Sabon ${name}`)));
    const renamed = await ofKano.client.call(changeMarket, { ...market(name), marketId: own.id });
    expect(renamed).toMatchObject({ reason: 'slug-taken' });
  });

  test('is refused an address that somebody takes beside the product at that moment', async () => {
    const adding = await world.db.begin(async (other) => {
      await other`update market set slug = 'jos' where id = ${inAbuja.ids['marketId'] ?? ''}`;
      const asked = ofKano.client.call(addMarket, market('Jos'));
      await vi.waitFor(async () =>
        expect(await world.db`select from pg_locks where not granted`).toHaveLength(1),
      );
      return { asked };
    });
    expect(await adding.asked).toMatchObject({ reason: 'slug-taken' });
  });
});

describe('an order of Kano', () => {
  async function order(client: Client = world.device()) {
    const customer = { name: 'Amaka', phone: newPhone() };
    const address = { area: 'Kano town', landmark: 'Filling station', directions: '', pin: null };
    const marketId = await marketNamed(world, 'Daladill Market');
    const { code } = await placeThrough(client, { marketId, customer, address });
    return { code: orderCode.parse(code), version: await versionOf(world, code) };
  }

  const assign = async (agentId: UserId, client = ofKano.client) => {
    const move = { clientRequestId: randomUUID(), action: 'assign', reason: null, agentId } as const;
    return client.call(moveOrder, { ...move, ...(await order()) });
  };

  test('is given by its admin to no agent of another city, no suspended one and none without an application', async () => {
    const stranger = await agentOnline(world, { marketIds: [await marketNamed(world, 'Zumarock Market')] });
    expect(await assign(stranger.user.id)).toMatchObject({ reason: 'needs-agent' });
    const orders = [await order()];
    const bulk = { what: 'assign', agentId: stranger.user.id } as const;
    const asked = { clientRequestId: randomUUID(), handling: bulk, orders };
    expect(answered(await ofKano.client.call(handleOrders, asked)).results).toMatchObject([
      { refusal: 'needs-agent' },
    ]);
    answered(await owner.call(suspendAgent, { userId: stranger.user.id, reason: 'Lost a basket' }));
    expect(await assign(stranger.user.id)).toMatchObject({ reason: 'needs-agent' });
    const unknown = await signUpAs(world, 'agent');
    expect(await assign(unknown.user.id)).toMatchObject({ reason: 'needs-agent' });
    answered(await assign(unknown.user.id, owner));
  });

  test('is given by its admin to an agent of Kano', async () => {
    expect(answered(await assign(userId.parse(inKano.ids['agentId']))).status).toBe('assigned');
  });
});

describe('a conversation of Abuja', () => {
  test('is given to nobody who sees Kano alone, and to those who see Abuja', async () => {
    const conversation = conversationId.parse(inAbuja.ids['conversationId']);
    const ofAbuja = await adminOf(world, [abuja], ['chats:reply']);
    const assign = (client: Client, to: UserId, from: UserId | null = null) =>
      client.call(assignConversation, { conversationId: conversation, userId: to, from });
    for (const client of [owner, ofAbuja.client])
      expect(await assign(client, ofKano.user.id)).toMatchObject({ reason: 'not-a-replier' });
    answered(await assign(owner, ofAbuja.user.id));
    const both = await adminOf(world, [abuja, kano], ['chats:reply']);
    answered(await assign(ofAbuja.client, both.user.id, ofAbuja.user.id));
  });
});
