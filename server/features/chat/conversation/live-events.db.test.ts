import { expect, it } from 'vitest';
import { allPublished } from '#test/all-published.ts';
import { answered } from '#test/client.ts';
import { byCode, byLink, talkOn } from '#test/factories/chat.ts';
import { linkOf } from '#test/factories/orders.ts';
import { runAt } from '#test/factories/run.ts';
import { signUpAdmin } from '#test/factories/people.ts';
import { receiveFrames, lastNumber, type Frame } from '#test/network/read-stream.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ clock: 'stands' });
const tola = await signUpAdmin(world, ['chats:reply']);

function whoIn({ from, side }: Record<string, unknown>): string {
  return [from, side].find((who) => typeof who === 'string') ?? '';
}

/** Kinds and authors of the conversation events in these frames. */
function chatEventsIn(frames: readonly Frame[]) {
  return frames
    .flatMap(({ data }) => (data?.kind.startsWith('chat.') ? [data] : []))
    .map(({ kind, payload }) => `${kind} ${whoIn(payload)}`.trim());
}

it('a guest, the agent and the office hear that something was said, and none of its words', async () => {
  const { placed, customer, agent } = await runAt(world, 'shopping');
  // Earlier events cannot be mistaken for new ones.
  await allPublished(world.db);
  const since = await lastNumber(world);
  const guest = receiveFrames(customer, 4, since, [linkOf(placed)]);
  const carrier = receiveFrames(agent.client, 3, since);
  const office = receiveFrames(tola.client, 4, since);
  const hers = talkOn(customer, byLink(placed));
  const his = talkOn(agent.client, byCode(placed));
  answered(await hers.write('Na secret'));
  answered(await his.seen(1, 1));
  answered(await his.type());
  answered(await his.type());
  answered(await his.write('I hear'));
  const all = [await guest, await carrier, await office];
  expect(chatEventsIn(all[0] ?? [])).toEqual([
    'chat.message customer',
    'chat.seen agent',
    'chat.typing agent',
    'chat.message agent',
  ]);
  expect(chatEventsIn(all[1] ?? [])).toEqual([
    'chat.message customer',
    'chat.seen agent',
    'chat.message agent',
  ]);
  expect(chatEventsIn(all[2] ?? [])).toEqual(chatEventsIn(all[0] ?? []));
  expect(JSON.stringify(all)).not.toContain('secret');
});

it('a blocked side gets no event of what the other writes', async () => {
  const { placed, customer, agent } = await runAt(world, 'shopping');
  const hers = talkOn(customer, byLink(placed));
  answered(await hers.write('Good morning'));
  await allPublished(world.db);
  const carrier = receiveFrames(agent.client, 2, await lastNumber(world));
  answered(await hers.block());
  answered(await hers.write('Only for the office'));
  answered(await hers.type());
  answered(await talkOn(tola.client, byCode(placed)).write('We are here'));
  expect(chatEventsIn(await carrier)).toEqual(['chat.changed', 'chat.message office']);
});

it('the office hears who of it is answering, and nobody else learns the name', async () => {
  const sade = await signUpAdmin(world, ['chats:reply']);
  const { placed, customer } = await runAt(world, 'shopping');
  const hers = talkOn(customer, byLink(placed));
  answered(await hers.write('Anybody there?', { callsOffice: true }));
  await allPublished(world.db);
  const since = await lastNumber(world);
  const office = receiveFrames(sade.client, 3, since);
  const guest = receiveFrames(customer, 2, since, [linkOf(placed)]);
  const ours = talkOn(tola.client, byCode(placed));
  answered(await ours.type());
  answered(await ours.write('We dey here'));
  expect(chatEventsIn(await office)).toEqual(['chat.typing office', 'chat.answering', 'chat.message office']);
  expect((await office).find(({ data }) => data?.kind === 'chat.answering')?.data?.payload).toMatchObject({
    by: tola.user.id,
  });
  expect(chatEventsIn(await guest)).toEqual(['chat.typing office', 'chat.message office']);
  expect(JSON.stringify(await guest)).not.toContain(tola.user.id);
});
