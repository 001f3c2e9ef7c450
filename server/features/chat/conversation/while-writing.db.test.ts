import { expect, it } from 'vitest';
import type { Conversation } from '#contract/chat/schema.ts';
import { answered } from '#test/client.ts';
import { byCode, byLink, talkOn, type TalkOn } from '#test/factories/chat.ts';
import { runAt } from '#test/factories/run.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld();
const rounds = 25;

/** Shows it again and again, from a number on or from its end, for as long as the work takes. */
async function shownDuring(work: Promise<unknown>, talk: TalkOn, after?: number): Promise<Conversation[]> {
  const shown: Conversation[] = [];
  const writing = { isDone: false };
  const done = work.finally(() => (writing.isDone = true));
  while (!writing.isDone) shown.push(answered(await talk.open(after === undefined ? {} : { after })));
  await done;
  return shown;
}

it('a phone that reads while the other writes is told of no message as its last that it was not shown', async () => {
  const { placed, customer, agent } = await runAt(world, 'shopping');
  const [hers, his] = [talkOn(customer, byLink(placed)), talkOn(agent.client, byCode(placed))];
  answered(await hers.write('The blue gate, abeg'));
  const untold: number[][] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const written = hers.write(`Message ${round}`);
    const reads = [shownDuring(written, his), shownDuring(written, his, round)];
    for (const { last, messages } of (await Promise.all(reads)).flat())
      if (last > Math.max(round, ...messages.map(({ number }) => number))) untold.push([round, last]);
    answered(await written);
  }
  expect(untold).toEqual([]);
  const { last } = answered(await his.open({}));
  expect(answered(await his.open({ after: last }))).toMatchObject({ last, messages: [] });
});
