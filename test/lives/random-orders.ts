import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { wednesdayMorning } from '../factories/orders.ts';
import { signInOwner } from '../factories/people.ts';
import { setAll } from '../factories/settings.ts';
import { openPaystackWorld } from '../worlds/paystack.ts';
import { chanceOf } from './chance.ts';
import { checkHouse } from './checks.ts';
import { liveOrder } from './live-order.ts';
import { openStreet, signUpFinanceAdmin } from './people.ts';

const side = 4;
const inARow = 5;
/** The whole house is looked at after every round of a short run, and so often in a long one. */
const often = 200;

/** Terms that move every part of a fee, of earnings and of VAT. */
const ownTerms = {
  fee_per_km: '1333',
  fee_bag: '7777',
  agent_floor: '17001',
  agent_per_item: '333',
  vat_percent: '7.5',
};

/** A house and its streets: so many orders live there, drawn from a seed, and the house is checked. */
export async function openRandomOrders() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'mw-lives-'));
  afterAll(() => rm(dataFolder, { recursive: true }));
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: wednesdayMorning }));
  afterAll(() => void vi.useRealTimers());

  const house = await openPaystackWorld({ clock: 'stands', dataFolder });

  return async (lives: number, seed: number) => {
    console.log(`seed ${seed}`);
    const office = await signUpFinanceAdmin(house);
    const { client: owner } = await signInOwner(house.world);
    await setAll(owner, ownTerms);
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
    return lived;
  };
}
