import { expect, it } from 'vitest';
import { suspendAgent } from '#contract/agents/endpoints.ts';
import { listAgentsOnRoad, previewSuspension } from '#contract/agents/admin/endpoints.ts';
import { answered } from '#test/client.ts';
import { atUtako, report } from '#test/factories/agents.ts';
import { agentWithFloat, minutesPass } from '#test/factories/dispatch.ts';
import { runAt } from '#test/factories/run.ts';
import { signUpAdmin, signUpCustomer } from '#test/factories/people.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const { client: ngozi } = await signUpAdmin(world, ['agents:manage']);

async function onRoad() {
  return answered(await ngozi.call(listAgentsOnRoad, {}));
}

it('an online agent is on the map, moves with their phone, and shows their orders', async () => {
  const musa = await agentWithFloat(world);
  const { placed } = await runAt(world, 'on_the_way', { agent: musa });
  const [there] = await onRoad();
  expect(there).toMatchObject({ name: 'Musa Bello', marketName: 'Utako Market', position: atUtako });
  expect(there?.carrying).toEqual([{ code: placed.code, status: 'on_the_way' }]);
  await minutesPass(world, 1);
  answered(await report(musa.client, { latitude: 9.07, longitude: 7.45 }));
  expect((await onRoad())[0]?.position).toMatchObject({ latitude: 9.07, longitude: 7.45 });
});

it('an admin sees what a suspension means for orders and cash before confirming it', async () => {
  const sani = await agentWithFloat(world, { floatKobo: 300_000 });
  const { placed } = await runAt(world, 'assigned', { agent: sani });
  const { client: amina } = await signUpAdmin(world, ['agents:manage', 'money:view']);
  expect(answered(await amina.call(previewSuspension, { userId: sani.user.id }))).toEqual({
    carrying: [{ code: placed.code, status: 'assigned' }],
    floatKobo: 300_000,
  });
  answered(await ngozi.call(suspendAgent, { userId: sani.user.id, reason: 'Two counts do not agree' }));
  expect(answered(await ngozi.call(previewSuspension, { userId: sani.user.id }))).toEqual({
    carrying: [],
    // The float’s size needs the money permission.
    floatKobo: null,
  });
  expect((await onRoad()).map(({ userId }) => userId)).not.toContain(sani.user.id);
  const ada = await signUpCustomer(world);
  expect(await ngozi.call(previewSuspension, { userId: ada.user.id })).toMatchObject({ reason: 'not-found' });
});
