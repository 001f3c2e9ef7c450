import { beforeAll, expect, test } from 'vitest';
import * as office from '#contract/chat/admin/endpoints.ts';
import { conversationId } from '#contract/chat/schema.ts';
import { answered } from '#test/client.ts';
import { signInOwner, signUpAdmin } from '#test/factories/people.ts';
import { abuja, adminOf, foundKano, kano, liveIn, type City } from '#test/worlds/two-cities.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const owner = await signInOwner(world);
let inKano: City;

beforeAll(async () => {
  await foundKano(world);
  await liveIn(world, abuja, 'Zumarock', 'Utako Market');
  inKano = await liveIn(world, kano, 'Daladill', 'Wuse Market');
}, 60_000);

test('a conversation is offered to those who may see it, and to nobody who works for another city', async () => {
  const headOffice = await signUpAdmin(world, ['chats:reply']);
  const [ofKano, ofAbuja] = [
    await adminOf(world, [kano], ['chats:reply']),
    await adminOf(world, [abuja], ['chats:reply']),
  ];
  const talk = conversationId.parse(inKano.ids['conversationId']);
  const offered = async (asked: { conversationId?: typeof talk }) =>
    answered(await owner.client.call(office.listRepliers, asked)).map(({ id }) => id);
  const everybody = await offered({});
  expect(everybody).toEqual(
    expect.arrayContaining([owner.user.id, headOffice.user.id, ofKano.user.id, ofAbuja.user.id]),
  );
  const those = await offered({ conversationId: talk });
  expect(those).toEqual(expect.arrayContaining([owner.user.id, headOffice.user.id, ofKano.user.id]));
  expect(those).not.toContain(ofAbuja.user.id);
  // An admin of another city does not learn who answers it.
  expect(await ofAbuja.client.try(office.listRepliers, { conversationId: talk })).toMatchObject({
    reason: 'not-found',
  });
});
