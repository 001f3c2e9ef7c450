import { expect, it } from 'vitest';
import type { RunnerEvent } from '../program/events.ts';
import { nothing } from '../tally.ts';
import { sideBySide } from './side-by-side.ts';
import type { Running, Step, StepEnd } from './step.ts';

const passed: StepEnd = { tally: { ...nothing, passed: 1 }, output: 'all is well' };
const failed: StepEnd = { tally: { ...nothing, failed: 1 }, output: 'two writes are lost' };
const running = (): Running => ({ onEvent: () => undefined, signal: new AbortController().signal });

function stepOf(name: string, run: Step['run'] = () => Promise.resolve(passed)): Step {
  return { name, run };
}

it('a step waits for nothing of those beside it, which come one after the other', async () => {
  const begun: string[] = [];
  const first = Promise.withResolvers<StepEnd>();
  const kills = stepOf('kills', () => (begun.push('kills'), first.promise));
  const attacks = stepOf('attacks', () => (begun.push('attacks'), Promise.resolve(passed)));
  const main = stepOf('tests', () => {
    begun.push('tests');
    expect(begun).not.toContain('attacks');
    first.resolve(passed);
    return Promise.resolve({ ...passed, tally: { ...nothing, passed: 7 } });
  });
  const events: RunnerEvent[] = [];
  const step = sideBySide(main, [kills, attacks]);
  const end = await step.run({ ...running(), onEvent: (event) => events.push(event) });
  expect(step.name).toBe('tests + kills + attacks');
  expect(begun).toEqual(['tests', 'kills', 'attacks']);
  expect(end).toEqual({ tally: { ...nothing, passed: 9 }, output: '' });
  expect(events).toEqual([
    { kind: 'began', name: 'kills' },
    { kind: 'ended', name: 'kills' },
    { kind: 'began', name: 'attacks' },
    { kind: 'ended', name: 'attacks' },
  ]);
});

it('a step that fails beside another counts, and is told with its own output alone', async () => {
  const step = sideBySide(stepOf('tests'), [
    stepOf('kills', () => Promise.resolve(failed)),
    stepOf('attacks'),
  ]);
  expect(await step.run(running())).toEqual({
    tally: { passed: 2, failed: 1, skipped: 0 },
    output: failed.output,
  });
});

it('a run that was stopped begins no further step', async () => {
  const stopped = new AbortController();
  const kills = stepOf('kills', () => {
    stopped.abort();
    return Promise.resolve(passed);
  });
  const end = await sideBySide(stepOf('tests'), [kills, stepOf('attacks')]).run({
    ...running(),
    signal: stopped.signal,
  });
  expect(end.tally).toEqual({ ...nothing, passed: 2 });
});
