import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findDifferences } from '#server/features/payments/books/differences.ts';
import { wednesdayMorning } from '#test/factories/orders.ts';
import { signUpFinanceAdmin } from '#test/lives/people.ts';
import { openPaystackWorld } from '#test/worlds/paystack.ts';
import { readTrails, stepNumbers, storedTrails, type TrailStep } from '../trails.ts';
import { agentSteps } from './agent-steps.ts';
import { customerSteps } from './customer-steps.ts';
import { officeSteps } from './office-steps.ts';
import { openStage, type Stage } from './stage.ts';
import { stateOf } from './state.ts';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

const house = await openPaystackWorld({ clock: 'stands' });
const admin = await signUpFinanceAdmin(house);
const acts = { ...customerSteps, ...agentSteps, ...officeSteps };
/** Steps after which the whole of the books was compared, as `verify:books` does. */
const checked = new Set<string>();
const trails = readTrails(storedTrails());

test('the replay has every step of the model, and the trails take each', () => {
  const steps = [...stepNumbers().keys()].toSorted();
  expect(Object.keys(acts).toSorted()).toEqual(steps);
  expect([...new Set(trails.flat().map(({ name }) => name))].toSorted()).toEqual(steps);
});

describe('the product does as the model does, step by step', () => {
  test.each(trails.map((trail) => ({ trail, to: trail.at(-1)?.name })))('up to $to', async ({ trail }) => {
    const stage = await openStage(house, admin);
    const taken: string[] = [];
    for (const step of trail) {
      taken.push(step.name);
      expect(await outcomeOf(stage, step), taken.join(' → ')).toBe(step.name.split('__')[1] ?? 'done');
      expect(await stateOf(stage), taken.join(' → ')).toEqual(step.state);
      if (checked.has(step.name)) continue;
      expect(await findDifferences(house.world.db), taken.join(' → ')).toEqual([]);
      checked.add(step.name);
    }
  });
});

/** The refusal in the model's spelling. */
async function outcomeOf(stage: Stage, { name }: TrailStep): Promise<string> {
  const result = await acts[name]?.(stage);
  return result === undefined || result.ok ? 'done' : result.reason.replaceAll('-', '_');
}
