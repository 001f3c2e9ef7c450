import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as returns from '#contract/payments/returns/endpoints.ts';
import { answered } from '#test/client.ts';
import { agentInGwarinpa } from '#test/factories/door.ts';
import { bringsToSender, refusesParcel, returnOf, toOffice } from '#test/factories/errands/parcels.ts';
import { parcelRun } from '#test/factories/errands/runs.ts';
import { newPhone } from '#test/factories/orders.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { browserOf, openNoticeWorld } from '#test/worlds/notices.ts';

const here = await openNoticeWorld();
const { world, termii } = here;
const office = await signUpAdmin(world, ['orders:view', 'orders:manage']);
const once = () => ({ clientRequestId: randomUUID() });

const refusedAtDoor = async (given: Parameters<typeof parcelRun>[2] = {}) => {
  const going = await parcelRun(world, 'at_the_door', { agent: await agentInGwarinpa(world), ...given });
  await here.deliver();
  answered(await refusesParcel(going));
  await here.deliver();
  return going;
};
const receive = async (going: Awaited<ReturnType<typeof refusedAtDoor>>) => {
  const { id: returnId } = await returnOf(going);
  const outcome = { kind: 'received' } as const;
  answered(await office.client.call(returns.receiveReturn, { ...once(), returnId, outcome }));
  return returnId;
};
const decide = (returnId: Awaited<ReturnType<typeof receive>>, decision: 'keep' | 'hand-over' | 'dispose') =>
  office.client.call(returns.decideParcel, { ...once(), returnId, decision, reason: 'She called' });

test('a customer whose parcel nobody took is told that it goes back, and that it is back, for what', async () => {
  const { client } = await signUpCustomer(world);
  const browser = await browserOf(here, client);
  const going = await refusedAtDoor({ customer: client });
  const { code } = going.placed;
  expect(browser.shows().at(-1)?.notification).toMatchObject({
    title: 'Your load no enter hand',
    body: `${code}: Your load dey go back where we collect am. Open am see why, and how your money be.`,
  });
  answered(await bringsToSender(going));
  await here.deliver();
  expect(browser.shows()).toMatchObject([
    {
      notification: {
        title: 'Your load don go back',
        body: `${code}: e dey where we collect am, di photo dey inside di order. Di way back na ₦150.`,
      },
      data: { kind: 'parcel-back', link: `/track/${code}` },
    },
  ]);
});

test('a customer hears where and until when a parcel can be fetched, and each thing that the office decides', async () => {
  const { client } = await signUpCustomer(world);
  const browser = await browserOf(here, client);
  const going = await refusedAtDoor({ customer: client });
  answered(await toOffice(client, going.placed, null));
  browser.shows();
  const returnId = await receive(going);
  await here.deliver();
  const [received] = browser.shows();
  expect(received?.notification).toMatchObject({
    title: 'Your load dey our office',
    body: expect.stringMatching(/: come collect am for Life Camp, Abuja before .+ \d\d:\d\d\.$/),
  });
  answered(await decide(returnId, 'keep'));
  await here.deliver();
  expect(browser.shows()).toMatchObject([{ notification: { title: 'Your load still dey our office' } }]);
  answered(await decide(returnId, 'hand-over'));
  await here.deliver();
  expect(browser.shows()).toMatchObject([{ notification: { title: 'Dem don collect your load' } }]);
});

test('a guest without an app gets it as text messages, and hears how it stands now and not how it stood', async () => {
  const phone = newPhone();
  const customer = { name: 'Ada', phone };
  const going = await refusedAtDoor({ wanted: { customer } });
  answered(await toOffice(going.customer, going.placed));
  const returnId = await receive(going);
  answered(await decide(returnId, 'dispose'));
  await here.deliver();
  const texts = termii.outbox.filter(({ to }) => to === going.placed.order.customer?.phone);
  expect(texts.slice(-2).map(({ text }) => text.slice(0, text.indexOf(' http')))).toEqual([
    'MarketWaka: Your load no enter hand. Your load dey go back where we collect am. See why:',
    'MarketWaka: Nobody come collect your load in time, so we don throw am away. See why:',
  ]);
});
