import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deletePerson } from '#contract/accounts/admin/endpoints.ts';
import { asKobo } from '#contract/kobo.ts';
import { countFloat, decideCount } from '#contract/payments/agents/endpoints.ts';
import { suspendAgent } from '#contract/agents/endpoints.ts';
import { saveAddress, saveList } from '#contract/lists/saved/endpoints.ts';
import { moveOrder } from '#contract/orders/endpoints.ts';
import type { Placed } from '#test/factories/orders.ts';
import { answered } from '#test/client.ts';
import { findBytes } from '#test/find-bytes.ts';
import { agentOnline } from '#test/factories/agents.ts';
import { giveFloat } from '#test/factories/dispatch.ts';
import { byCode, support, talkOn } from '#test/factories/chat.ts';
import { lineOf, placeThrough, versionOf, wednesdayMorning } from '#test/factories/orders.ts';
import { customerWordColumns, knownTextColumns, readTextColumns } from '#test/datasets/text-columns.ts';
import { signInOwner, signUpCustomer } from '#test/factories/people.ts';
import { giveTo, onRun } from '#test/factories/run.ts';
import { chanceOf } from '#test/lives/chance.ts';
import { liveOrder } from '#test/lives/live-order.ts';
import { openStreet, signUpFinanceAdmin } from '#test/lives/people.ts';
import { openPaystackWorld } from '#test/worlds/paystack.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());
const house = await openPaystackWorld({ clock: 'stands' });
const { world } = house;
const { db } = world;
const owner = await signInOwner(world);

const word = 'kenary';
const agentWord = 'oyibokenary';
const phone = '08129990001';

/** Writes the word into every column of people's words, in every row. */
async function plantEverywhere(): Promise<void> {
  await db.begin(async (transaction) => {
    // Sets triggers and foreign keys aside.
    await transaction`set local session_replication_role = replica`;
    for (const name of customerWordColumns) {
      const [table = '', column = ''] = name.split('.');
      await transaction`
        update ${transaction(table)} set ${transaction(column)} = ${transaction(column)} || ${` ${word}`}
        where ${transaction(column)} is not null`;
    }
  });
}

test('every column of text is known as one for words of people or for codes', async () => {
  expect(await readTextColumns(db)).toEqual(knownTextColumns);
});

test('a customer who is forgotten leaves no word of theirs or about them in the database', async () => {
  const office = await signUpFinanceAdmin(house);
  const street = await openStreet(house, chanceOf(4), office);
  for (let lived = 0; lived < 12; lived += 1) await liveOrder(street);
  const ada = await signUpCustomer(world, `Ada ${word}`);
  const placed = await placeThrough(ada.client, {
    customer: { name: `Ada ${word}`, phone },
    receiver: { name: `Mama ${word}`, phone: '08129990002' },
    items: [lineOf(`garri ${word}`, { raw: `garri ${word}`, note: `for ${word}` })],
    address: { area: 'Gwarinpa', landmark: word, directions: word, pin: null },
  });
  answered(await talkOn(ada.client, byCode(placed)).write(`I be ${word}`));
  answered(await talkOn(ada.client, support).write(`${word} again`));
  const once = () => ({ clientRequestId: randomUUID() });
  answered(await ada.client.call(saveList, { ...once(), name: word, text: `1 ${word}` }));
  answered(
    await ada.client.call(saveAddress, {
      ...once(),
      label: word,
      area: 'Gwarinpa',
      landmark: word,
      directions: word,
      pin: null,
      isDefault: true,
    }),
  );
  await cancelFor(placed.code, `${word} said no`);
  // All that was lived here is hers, and over.
  await db`update customer_order set account_id = ${ada.user.id}, open_claims = 0`;
  await db`update customer_order set status = 'cancelled' where is_under_way`;
  await plantEverywhere();
  expect((await findBytes(db, [word])).length).toBeGreaterThan(25);

  answered(await owner.client.call(deletePerson, { userId: ada.user.id }));
  expect(await findBytes(db, [word, '812999000'])).toEqual([]);
});

test('an agent who is forgotten leaves no name in the database', async () => {
  const musa = await agentOnline(world, { name: `Musa ${agentWord}`, phone: '08139990001' });
  const floatKobo = asKobo(5_000_000);
  await giveFloat(world, musa, floatKobo);
  const placed = await placeThrough(world.device());
  await giveTo(world, musa, placed);
  answered(await talkOn(musa.client, byCode(placed)).write(`Na me be ${agentWord}`));
  answered(await onRun(musa, placed).startShopping());
  answered(await owner.client.call(suspendAgent, { userId: musa.user.id, reason: `${agentWord} is away` }));
  expect(await findBytes(db, [agentWord])).toContain('alarm.about');
  await cancelFor(placed.code, 'Nobody can go');
  const count = { clientRequestId: randomUUID(), countedKobo: floatKobo, words: `From ${agentWord}` };
  const { id: countId } = answered(await musa.client.call(countFloat, count));
  const decision = { kind: 'confirm', handedInKobo: floatKobo, isChangeThere: true } as const;
  answered(await owner.client.call(decideCount, { clientRequestId: randomUUID(), countId, decision }));

  answered(await owner.client.call(deletePerson, { userId: musa.user.id }));
  // The audit is the record of who decided what and why; nobody changes it.
  expect(await findBytes(db, [agentWord, '813999000'])).toEqual(['audit_entry.after']);
});

async function cancelFor(code: Placed['code'], reason: string): Promise<void> {
  const version = await versionOf(world, code);
  const step = {
    clientRequestId: randomUUID(),
    code,
    version,
    action: 'cancel',
    reason,
    agentId: null,
  } as const;
  answered(await owner.client.call(moveOrder, step));
}
