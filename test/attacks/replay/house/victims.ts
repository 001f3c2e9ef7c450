import { randomUUID } from 'node:crypto';
import { listDevices } from '#contract/accounts/endpoints.ts';
import * as saved from '#contract/lists/saved/endpoints.ts';
import { addPicture } from '#contract/media/endpoints.ts';
import { listWeeklyLists, setWeeklyList } from '#contract/orders/weekly/endpoints.ts';
import { firstDayOf } from '#contract/orders/weekly/rules.ts';
import { showRun } from '#contract/orders/run/endpoints.ts';
import { listMyReturns } from '#contract/payments/returns/endpoints.ts';
import { startPayment } from '#contract/payments/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { dayAfter, lagosInstant } from '#contract/time.ts';
import { makeDrafts } from '#server/features/orders/weekly/make-drafts.ts';
import { answered } from '#test/client.ts';
import { shownOn, support, talkOn } from '#test/factories/chat.ts';
import { photo } from '#test/factories/claims.ts';
import { linkOf, placeThrough } from '#test/factories/orders.ts';
import { askedOf, seenBy } from '#test/factories/run.ts';
import { creditOf, floatOf } from './money.ts';
import { firstLineOf, takenOrder } from './orders.ts';
import { newCustomer } from './people.ts';
import type { House } from './house.ts';

/** Owner of things that others try to read or change. */
export interface Victims {
  /** Everything of theirs, by the names that fields of the contract have for it. */
  things: ReadonlyMap<string, unknown>;
  /** Another order each time: guesses at one are slowed down. */
  anotherCode: () => Promise<string>;
  /** All of it as they see it themselves. */
  see: () => Promise<unknown>;
}

/** A customer with an order that is shopped, an address, a list and a talk; its agent, who also owes a return. */
export async function openVictims(house: House): Promise<Victims> {
  const { client, user } = await newCustomer(house);
  const taken = await takenOrder(house, { customer: client });
  const { agent, placed, steps } = taken;
  const { id: pictureId } = answered(await agent.client.call(addPicture, { picture: await photo() }));
  const price = { itemId: firstLineOf(taken).id, quantity: 2, priceKobo: asKobo(110_000), pictureId };
  answered(await steps.askPrice(price));
  const place = {
    area: 'Jabi',
    landmark: 'By the lake',
    directions: '',
    pin: null,
    isDefault: true,
  } as const;
  const address = answered(
    await client.call(saved.saveAddress, { clientRequestId: randomUUID(), label: 'Home', ...place }),
  );
  const text = { name: 'Every Saturday', text: 'pepper 500' };
  const list = answered(await client.call(saved.saveList, { clientRequestId: randomUUID(), ...text }));
  const week = { weekday: 'saturday', hour: null, marketId: placed.order.market.id } as const;
  answered(await client.call(setWeeklyList, { listId: list.id, addressId: address.id, ...week }));
  await makeDrafts(house.db, lagosInstant(dayAfter(firstDayOf('saturday', new Date()), -1), '18:00'));
  const [weekly] = answered(await client.call(listWeeklyLists, {}));
  answered(await talkOn(client, support).write('Una dey?'));
  const [device] = answered(await client.call(listDevices, {}));
  const leaver = await takenOrder(house);
  const found = { itemId: firstLineOf(leaver).id, quantity: 2, paidKobo: asKobo(40_000), pictureId: null };
  answered(await leaver.steps.find(found));
  answered(await leaver.steps.cancel('My tyre is flat'));
  const returns = async () => answered(await leaver.agent.client.call(listMyReturns, {})).returns;
  const owes = await returns();
  const question = await askedOf(client, placed);
  const paying = await placeThrough(house.openDevice(), { payWay: 'online' });
  const { reference } = answered(await house.openDevice().call(startPayment, linkOf(paying)));
  return {
    things: new Map<string, unknown>([
      ['code', placed.code],
      ['itemId', firstLineOf(taken).id],
      ['questionId', question.id],
      ['addressId', address.id],
      ['listId', list.id],
      ['draftId', weekly?.draftId],
      ['id', device?.id],
      ['returnId', owes[0]?.id],
      ['reference', reference],
      ['conversationId', (await shownOn(talkOn(client, support))).id],
      ['userId', user.id],
      ['accountId', user.id],
      ['agentId', agent.userId],
    ]),
    anotherCode: async () => (await placeThrough(house.openDevice())).code,
    see: async () => {
      const { status, version, items, billKobo, address: brought } = await seenBy(client, placed);
      const { orders } = answered(await agent.client.call(showRun, {}));
      return [
        {
          status,
          version,
          billKobo,
          brought,
          items: items.map(({ id, status: at, paidKobo }) => [id, at, paidKobo]),
        },
        answered(await client.call(saved.listSavedAddresses, {})),
        answered(await client.call(saved.listSavedLists, {})),
        answered(await client.call(listWeeklyLists, {})),
        answered(await client.call(listDevices, {})).map(({ id }) => id),
        (await shownOn(talkOn(client, support))).messages.length,
        await creditOf(client),
        orders.map(({ code, status: at, version: now }) => [code, at, now]),
        await Promise.all([floatOf(agent), floatOf(leaver.agent)]),
        await returns(),
      ];
    },
  };
}
