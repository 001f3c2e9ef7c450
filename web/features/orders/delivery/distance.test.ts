import { expect, it } from 'vitest';
import { jabi, utako } from '#test/factories/middles.ts';
import { kilometresAway } from './distance.ts';

it('a distance is given by road, and not at all once the agent is next door', () => {
  expect(kilometresAway(utako, jabi)).toBe('3.0');
  expect(kilometresAway({ ...jabi, latitude: jabi.latitude + 0.0005 }, jabi)).toBeNull();
});
