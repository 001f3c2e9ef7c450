import { describe, expect, it } from 'vitest';
import { forPersonHeader, noPerson } from '#contract/installed/cache.ts';
import { listSavedLists, saveList } from '#contract/lists/saved/endpoints.ts';
import { listMyOrders, placeOrder } from '#contract/orders/endpoints.ts';
import { refusalHeader } from '#contract/installed/refusal-header.ts';
import { answered, type Client } from '#test/client.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { yesThrough } from '#test/factories/orders.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();

/** Sends a list that waited on a phone for somebody, with whatever session the phone has now. */
async function sendFor(person: string, client: Client): Promise<string | null> {
  const list = { clientRequestId: crypto.randomUUID(), name: 'Sunday soup', text: 'ugu 3 bunches' };
  const response = await client.request(saveList.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [forPersonHeader]: person },
    body: JSON.stringify(list),
  });
  return response.ok ? null : response.headers.get(refusalHeader);
}

describe('a write that waited on a phone', () => {
  it('is taken with that person’s session', async () => {
    const ada = await signUpCustomer(world);
    expect(await sendFor(ada.user.id, ada.client)).toBeNull();
    expect(answered(await ada.client.call(listSavedLists, {}))).toHaveLength(1);
  });

  it('is never taken as the write of the next person on the phone', async () => {
    const ada = await signUpCustomer(world);
    const bola = await signUpCustomer(world);
    expect(await sendFor(ada.user.id, bola.client)).toBe('other-person');
    expect(answered(await bola.client.call(listSavedLists, {}))).toEqual([]);
  });

  it('waits for a sign-in where the session has ended', async () => {
    const ada = await signUpCustomer(world);
    expect(await sendFor(ada.user.id, world.device())).toBe('not-signed-in');
  });

  it('stays a guest’s where it was one’s, with any session on the phone', async () => {
    const ada = await signUpCustomer(world);
    const response = await ada.client.request(placeOrder.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [forPersonHeader]: noPerson },
      body: JSON.stringify(await yesThrough(world.device())),
    });
    const { order } = placeOrder.reply.parse(await response.json());
    expect(order.customer.id).toBeNull();
    expect(answered(await ada.client.call(listMyOrders, {})).underWay).toEqual([]);
  });
});
