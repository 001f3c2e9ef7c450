import { expect, test } from 'vitest';
import { missingCalls } from '#test/calls/left-out.ts';
import { pushOrigin } from '#test/calls/newcomer.ts';
import { gatherPeople } from '#test/calls/people.ts';
import { plays } from '#test/calls/plays.ts';
import { openWorld } from '#test/world.ts';
import { openTimedAsk } from './timed-ask.ts';

test('the one connection of the benchmark asks every call, also those that bring pictures and recordings', async () => {
  const world = await openWorld({
    clock: 'stands',
    webPush: { subject: undefined, allowedOrigin: pushOrigin },
  });
  const people = await gatherPeople(world);
  const timed = openTimedAsk(world.url);
  for (const play of plays) await play(people, timed.ask);
  expect(missingCalls(new Set(timed.take().keys()))).toEqual([]);
}, 120_000);
