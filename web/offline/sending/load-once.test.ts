import { expect, it } from 'vitest';
import { loadOnce } from './load-once.ts';

/** Loads that are answered by hand. */
function openLoads() {
  const loads: { done: () => void; lost: () => void }[] = [];
  const loaded: string[] = [];
  const wake = loadOnce(
    () =>
      new Promise<string>((resolve, reject) => {
        loads.push({ done: () => resolve('code'), lost: () => reject(new TypeError('no network')) });
      }),
    (code) => loaded.push(code),
  );
  return { wake, loads, loaded };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('the sender is loaded once, however many signs of life come meanwhile', async () => {
  const { wake, loads, loaded } = openLoads();
  for (let sign = 0; sign < 3; sign += 1) wake();
  loads[0]?.done();
  await settled();
  wake();
  expect(loads).toHaveLength(1);
  expect(loaded).toEqual(['code']);
});

it('the sender is loaded again where the network came back before its first load was given up', async () => {
  const { wake, loads, loaded } = openLoads();
  wake();
  wake();
  loads[0]?.lost();
  await settled();
  expect(loads).toHaveLength(2);
  loads[1]?.done();
  await settled();
  expect(loaded).toEqual(['code']);
});

it('the sender waits for the next sign of life where its load failed and none came meanwhile', async () => {
  const { wake, loads } = openLoads();
  wake();
  loads[0]?.lost();
  await settled();
  expect(loads).toHaveLength(1);
  wake();
  expect(loads).toHaveLength(2);
});
