import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openClient } from '#test/client.ts';
import { pushOrigin } from '#test/calls/newcomer.ts';
import { chromeOnAndroid, owner, type World } from '#test/world.ts';
import { fromPhone } from '../load/addresses.ts';
import { startBenchProduct, whileItWaits, type BenchProduct } from '../measure/product.ts';
import { makeOldDataset } from './dataset.ts';

/** A dataset with its product, as the plays want it. */
export interface Place {
  world: World;
  product: BenchProduct;
}

export async function openPlace(orders: number, cities: number): Promise<Place> {
  const product = await startBenchProduct({
    OWNER_USERNAME: owner.username,
    OWNER_PASSWORD: owner.password,
    WEB_PUSH_ALLOW_ORIGIN: pushOrigin,
  });
  await whileItWaits(product.pid, async () => {
    await makeOldDataset(product.db, orders, cities);
  });
  return { product, world: worldOf(product) };
}

function worldOf(product: BenchProduct): World {
  const { db, url } = product;
  let devices = 0;
  return {
    db,
    url,
    ownerLink: undefined,
    device: (from = {}) => {
      devices += 1;
      const address = fromPhone(devices)['x-forwarded-for'];
      return openClient({ url, address, userAgent: chromeOnAndroid, ...from });
    },
    timePasses: () => Promise.reject(new Error('time passes by itself here')),
    close: () => product.stop(),
  };
}

const ticksASecond = 100;
const quietShare = 0.03;
const pollSeconds = 5;
const mostPolls = 120;

/** Work that the product does when it first sees years of rows is not measured. */
export async function untilItRests({ product }: Place): Promise<void> {
  for (let polls = 0; polls < mostPolls; polls += 1) {
    const before = secondsUsed(product.pid);
    await pause(pollSeconds * 1000);
    if ((secondsUsed(product.pid) - before) / pollSeconds < quietShare) return;
  }
  throw new Error('the product does not come to rest');
}

function secondsUsed(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = '', system = ''] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / ticksASecond;
}
