import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { correctAddress } from '#contract/orders/errands/door-endpoints.ts';
import { answered } from '#test/client.ts';
import { agentInGwarinpa } from '#test/factories/door.ts';
import { refusesParcel, toOffice } from '#test/factories/errands/parcels.ts';
import { doneThereRun, parcelRun } from '#test/factories/errands/runs.ts';
import { newPhone } from '#test/factories/orders.ts';
import { signUpCustomer } from '#test/factories/people.ts';
import { seenBy } from '#test/factories/run.ts';
import { browserOf, kindsOn, openNoticeWorld } from '#test/worlds/notices.ts';

const here = await openNoticeWorld();
const { world, termii } = here;

test('a customer who sent for a parcel is told that its agent waits there, what that costs, and that they have it', async () => {
  const { client } = await signUpCustomer(world);
  const browser = await browserOf(here, client);
  const { placed, steps } = await parcelRun(world, 'shopping', { customer: client });
  await here.deliver();
  const [atStop] = browser.shows();
  expect(atStop?.notification).toMatchObject({
    title: expect.stringMatching(/ don reach Ngozi Fashion Home$/),
    body: `${placed.code}: ten minutes dey free. After dat, each 15 minutes wey start na ₦100.`,
  });
  answered(await steps.leave());
  await here.deliver();
  expect(browser.shows()).toMatchObject([
    { notification: { title: 'We don collect your load' }, data: { kind: 'order-picked-up' } },
  ]);
});

test('the receiver of a parcel is told of a parcel, with the PIN', async () => {
  const receiver = { name: 'Mama Amaka', phone: newPhone() };
  const { placed } = await parcelRun(world, 'ready_for_delivery', { wanted: { receiver } });
  await here.deliver();
  const texts = termii.outbox.filter(({ to }) => to === placed.order.receiver?.phone);
  expect(texts.map((sent) => sent.text)).toEqual([
    expect.stringMatching(
      /^MarketWaka: Load from Amaka dey come .* You go pay N200 for door\. .* PIN: \d{4}$/,
    ),
  ]);
});

test('the receiver of a parcel reads where it comes from, and no address of the web that its sender gives as a name', async () => {
  const receiver = { name: 'Mama Amaka', phone: newPhone() };
  const customer = { name: 'www.win.ng/pay Amaka', phone: newPhone() };
  const { placed } = await parcelRun(world, 'ready_for_delivery', { wanted: { customer, receiver } });
  await here.deliver();
  const texts = termii.outbox.filter(({ to }) => to === placed.order.receiver?.phone);
  expect(texts.map((sent) => sent.text)).toEqual([
    expect.stringMatching(
      /^MarketWaka: Load from Ngozi Fashion Home dey come .* You go pay N200 for door\. /,
    ),
  ]);
});

test('a customer is told that it goes to somebody else’s door, and who tells the PIN there', async () => {
  const { client } = await signUpCustomer(world);
  const browser = await browserOf(here, client);
  const receiver = { name: 'Emeka Obi', phone: newPhone() };
  const given = { customer: client, agent: await agentInGwarinpa(world), wanted: { receiver } };
  const { placed, steps } = await parcelRun(world, 'on_the_way', given);
  answered(await steps.arrive());
  await here.deliver();
  const bodies = browser.shows().map(({ notification }) => notification?.body ?? '');
  expect(bodies.at(-2)).toContain('dey come meet Emeka.');
  expect(bodies.at(-1)).toBe(`${placed.code}: Emeka go tell am di PIN once e enter hand.`);
});

test('a customer whose task ends where it is done is told once, and that silence is a yes', async () => {
  const run = await doneThereRun(world, 'shopping');
  const browser = await browserOf(here, run.owner.client);
  await here.deliver();
  browser.shows();
  answered(await run.steps.leave({ givenBy: null }));
  await here.deliver();
  expect(kindsOn(browser)).toEqual(['task-done']);
});

test('the agent on the road hears that the address has changed, and that a parcel nobody took goes to the office', async () => {
  const going = await parcelRun(world, 'on_the_way', { agent: await agentInGwarinpa(world) });
  const { customer, placed, agent, steps } = going;
  const carrier = await browserOf(here, agent.client);
  await here.deliver();
  carrier.shows();
  const { version, address } = await seenBy(customer, placed);
  const { code, token } = placed;
  const about = { code, token, version, address: { ...address, landmark: 'Red gate' }, agreedFeeKobo: null };
  answered(await customer.call(correctAddress, { clientRequestId: randomUUID(), ...about }));
  await here.deliver();
  expect(carrier.shows()).toMatchObject([
    {
      notification: { title: 'Di address don change' },
      data: { kind: 'goes-elsewhere', link: '/agent/run' },
    },
  ]);
  answered(await steps.arrive());
  answered(await refusesParcel(going));
  await here.deliver();
  carrier.shows();
  answered(await toOffice(customer, placed));
  await here.deliver();
  expect(carrier.shows()).toMatchObject([
    { notification: { title: 'Parcel dey go office' }, data: { kind: 'goes-elsewhere' } },
  ]);
});
