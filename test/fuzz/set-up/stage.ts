import { afterAll } from 'vitest';
import { receivePaystackNotice } from '#contract/payments/endpoints.ts';
import type { Database } from '#server/db/database.ts';
import { openClient } from '#test/client.ts';
import { freshDatabase } from '#test/database.ts';
import type { CopiedDatabase } from '#test/set-up/copied-database.ts';
import { environmentOf } from '#test/worlds/notices.ts';
import { openFcm } from '#test/stand-ins/fcm/stand-in.ts';
import { openPaystack } from '#test/stand-ins/paystack/stand-in.ts';
import { openPushService } from '#test/stand-ins/push-service/stand-in.ts';
import { openTermii } from '#test/stand-ins/termii/stand-in.ts';
import { chromeOnAndroid, owner, type World } from '#test/world.ts';
import { gatherActors, type Actor } from './actors.ts';
import { openCanaries, type Canaries } from '../judging/canaries.ts';
import { startProduct, type Product } from './product-process.ts';
import { growDataset } from './dataset.ts';
import { watchWrites, type Writes } from '../judging/writes.ts';

/** Everything that a run of the fuzzer stands on. */
export interface Stage {
  product: Product;
  world: World;
  db: Database;
  actors: Actor[];
  canaries: Canaries;
  writes: Writes;
}

/** A grown world behind a product of its own, with every third party beside it; it goes with the test file. */
export async function openStage(environment: Readonly<Record<string, string>> = {}): Promise<Stage> {
  return standStage(await freshDatabase(), environment, afterAll);
}

/** The same on a given database; `whenOver` is handed what ends each part as soon as there is something to end. */
export async function standStage(
  { db, address }: CopiedDatabase,
  environment: Readonly<Record<string, string>>,
  whenOver: (end: () => Promise<unknown>) => void,
): Promise<Stage> {
  const [paystack, fcm, pushService, termii] = await Promise.all([
    openPaystack(),
    openFcm(),
    openPushService(),
    openTermii(),
  ]);
  whenOver(() => Promise.all([paystack, fcm, pushService, termii].map((one) => one.close())));
  const product = await startProduct(address, {
    OWNER_USERNAME: owner.username,
    OWNER_PASSWORD: owner.password,
    PAYSTACK_SECRET_KEY: paystack.secretKey,
    PAYSTACK_BASE_URL: paystack.url,
    ...environmentOf({ fcm, pushService, termii }),
    ...environment,
  });
  whenOver(() => product.stop());
  paystack.notify(product.url + receivePaystackNotice.path);
  const world = worldOn(product.url, db);
  const actors = await gatherActors(world);
  const canaries = openCanaries();
  await growDataset(world, canaries, actors);
  await product.rounds();
  return { product, world, db, actors, canaries, writes: await watchWrites(db) };
}

function worldOn(url: string, db: Database): World {
  let devices = 0;
  return {
    db,
    url,
    ownerLink: undefined,
    device: (from = {}) => {
      devices += 1;
      return openClient({
        url,
        address: `10.250.${devices >> 8}.${devices & 255}`,
        userAgent: chromeOnAndroid,
        ...from,
      });
    },
    timePasses: () => Promise.reject(new Error('here the clock stands')),
    close: () => Promise.resolve(),
  };
}
