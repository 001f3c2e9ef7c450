import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { wednesdayMorning } from '#test/factories/orders.ts';
import { chanceOf } from '#test/lives/chance.ts';
import { checkHouse } from '#test/lives/checks.ts';
import { liveOrder } from '#test/lives/live-order.ts';
import { signUpFinanceAdmin, openStreet } from '#test/lives/people.ts';
import { openPaystackWorld } from '#test/worlds/paystack.ts';

/** `npm run test:nightly -- money` asks for many; MONEY_SEED plays a run again. */
const lives = Number(process.env['MONEY_LIVES'] ?? 200);
const seed = Number(process.env['MONEY_SEED'] ?? Date.now() % 1_000_000_007);
const side = 4;
const inARow = 5;
/** The whole house is looked at after every round of a short run, and so often in a long one. */
const often = 200;

const dataFolder = mkdtempSync(join(tmpdir(), 'mw-lives-'));
afterAll(() => rm(dataFolder, { recursive: true }));
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
afterAll(() => void vi.useRealTimers());

const house = await openPaystackWorld({ clock: 'stands', dataFolder });

test('whatever happens to orders, every kobo adds up', { timeout: 60_000 + lives * 2000 }, async () => {
  console.log(`seed ${seed}`);
  const office = await signUpFinanceAdmin(house);
  const streets = await Promise.all(
    Array.from({ length: side }, (_none, index) => openStreet(house, chanceOf(seed + index), office)),
  );
  let lived = 0;
  while (lived < lives) {
    await Promise.all(
      streets.map(async (street) => {
        for (let turn = 0; turn < inARow; turn += 1) await liveOrder(street);
      }),
    );
    lived += side * inARow;
    const isOver = lived >= lives;
    if (isOver || lived <= often || lived % often === 0) await checkHouse(house, streets);
    if (isOver || lived % 1000 === 0) console.log(`${lived} lives`);
  }
  expect(lived).toBeGreaterThanOrEqual(lives);
});
