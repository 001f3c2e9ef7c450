import { expect, it } from 'vitest';
import { showOrderForOffice } from '#contract/admin/endpoints.ts';
import { declineOffer } from '#contract/dispatch/endpoints.ts';
import { listAlarms, settleAlarm } from '#contract/orders/alarms/endpoints.ts';
import { answered } from '#test/client.ts';
import { askAbout, runOfOneLine } from '#test/factories/price-questions.ts';
import { agentWithFloat, offersOf, orderNow } from '#test/factories/dispatch.ts';
import { moveBy, placeThrough } from '#test/factories/orders.ts';
import { say } from '#test/factories/run.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';
import { dispatch } from '#server/features/dispatch/planning/dispatch-cycle.ts';

const world = await openWorld({ clock: 'stands' });
const admin = await signUpAdmin(world, ['orders:view', 'orders:manage', 'money:view', 'audit:view']);
const clerk = await signUpAdmin(world, ['orders:view']);

it('everything that happened to an order stands on one page, with who it was and when', async () => {
  const ada = await signUpCustomer(world);
  const run = await runOfOneLine(world, {}, 'ask-me-first', { customer: ada.client });
  const { placed, agent } = run;
  answered(await askAbout(run, 118_000));
  answered(await say(ada.client, placed, true));
  await world.db`
    insert into alarm (kind, order_id, about, raised_at)
    select 'running-late', id, '20', now() from customer_order where code = ${placed.code}`;
  const [alarm] = answered(await admin.client.call(listAlarms, {}));
  if (alarm === undefined) throw new Error('nothing rings');
  answered(await admin.client.call(settleAlarm, { alarmId: alarm.id }));
  await moveBy(world, admin.client, placed.code, 'cancel');

  const page = answered(await admin.client.call(showOrderForOffice, { code: placed.code }));
  expect(page.order).toMatchObject({ code: placed.code, status: 'cancelled', actions: [] });
  expect(page.agent).toMatchObject({ id: agent.user.id });
  expect(page.steps.map(({ action, by, who }) => [action, by, who?.id ?? null])).toEqual([
    ['place', 'customer', ada.user.id],
    ['confirm', 'system', null],
    ['assign', 'agent', agent.user.id],
    ['startShopping', 'agent', agent.user.id],
    ['cancel', 'admin', admin.user.id],
  ]);
  expect(page.questions).toMatchObject([
    { itemName: 'garri', kind: 'price', askedBy: agent.username, answer: 'yes', answeredBy: ada.username },
  ]);
  expect(page.alarms).toMatchObject([{ kind: 'running-late', settledBy: admin.username }]);
  expect(page.changes?.map(({ action, actor }) => [action, actor?.id])).toEqual([
    ['settleAlarm', admin.user.id],
    ['moveOrder', admin.user.id],
  ]);
  expect(page.money?.steps.map(({ what }) => what)).toContain('goods-bought');
});

it('to whom it was offered, and what they said', async () => {
  const musa = await agentWithFloat(world);
  const placed = await orderNow(world);
  await dispatch(world.db);
  const [offer] = await offersOf(musa);
  if (offer === undefined) throw new Error('nobody was offered it');
  answered(await musa.client.call(declineOffer, { offerId: offer.id, reason: 'too-far' }));
  const page = answered(await clerk.client.call(showOrderForOffice, { code: placed.code }));
  expect(page.offers).toMatchObject([
    { agent: { id: musa.user.id }, part: 'whole', outcome: 'declined', declineReason: 'too-far' },
  ]);
});

it('an admin without the permissions for money and audit sees neither', async () => {
  const { code } = await placeThrough(world.device());
  await moveBy(world, admin.client, code, 'cancel');
  const page = answered(await clerk.client.call(showOrderForOffice, { code }));
  expect(page).toMatchObject({ changes: null, money: null, agent: null, rider: null });
  expect(page.order.pin).toBeNull();
  expect(page.steps.at(-1)?.who).toEqual({ id: admin.user.id, name: admin.username });
});

it('an order is shown with the actions that the rules allow this admin', async () => {
  const { code } = await placeThrough(world.device());
  const seenBy = async (who: typeof admin) =>
    answered(await who.client.call(showOrderForOffice, { code })).order.actions;
  expect(await seenBy(admin)).toEqual(['assign', 'cancel']);
  expect(await seenBy(clerk)).toEqual([]);
  expect(await admin.client.try(showOrderForOffice, { code: 'MW-22222222' })).toMatchObject({
    reason: 'not-found',
  });
});
