import { expect, it } from 'vitest';
import { doorOf, servedAreas } from '#contract/areas.ts';
import { kilometresAway } from './distance.ts';

const jabi = servedAreas.Jabi;

it('the door is the pin, and without one the middle of the neighbourhood', () => {
  const pin = { latitude: 9.07, longitude: 7.42 };
  expect(doorOf({ pin, area: 'Jabi' })).toBe(pin);
  expect(doorOf({ pin: null, area: 'Jabi' })).toEqual(jabi);
});

it('a distance is given by road, and not at all once the agent is next door', () => {
  expect(kilometresAway(servedAreas.Utako, jabi)).toBe('3.0');
  expect(kilometresAway({ ...jabi, latitude: jabi.latitude + 0.0005 }, jabi)).toBeNull();
});
