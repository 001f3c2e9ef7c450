import { randomBytes } from 'node:crypto';
import { receivePaystackNotice } from '#contract/payments/endpoints.ts';
import type { Database } from '#server/db/database.ts';
import { openProduct, type Product } from '#test/browser/set-up/product.ts';
import { openClient, type Client } from '#test/client.ts';
import { openItsDatabase } from '#test/product/database.ts';
import { startProduct } from '#test/product/process.ts';
import { openPaystack, type PaystackStandIn } from '#test/stand-ins/paystack/stand-in.ts';
import { openTermii, type TermiiStandIn } from '#test/stand-ins/termii/stand-in.ts';
import { openLure, type Lure } from './lure.ts';
import { openSecondInstance, type SecondInstance } from './second-instance.ts';

/** The place under attack: the built product on a database of its own, among third parties that are played. */
export interface House extends Product {
  owner: Client;
  paystack: PaystackStandIn;
  termii: TermiiStandIn;
  lure: Lure;
  /** Only for what no call can bring about or show. */
  db: Database;
  /** A second phone of the same person, from an address of its own, so that no wait is in its way. */
  again(phone: Client): Client;
  /** Another instance on the same database, whose clock is ahead and whose rounds come sooner; started when first wanted. */
  second(): Promise<SecondInstance>;
  close(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  const [paystack, termii, lure] = await Promise.all([openPaystack(), openTermii(), openLure()]);
  const parties = {
    PAYSTACK_SECRET_KEY: paystack.secretKey,
    PAYSTACK_BASE_URL: paystack.url,
    TERMII_API_KEY: termii.apiKey,
    TERMII_SENDER: termii.sender,
    TERMII_BASE_URL: termii.url,
    WEB_PUSH_ALLOW_ORIGIN: lure.url,
    METRICS_TOKEN: randomBytes(16).toString('hex'),
  };
  const running = await startProduct(parties);
  paystack.notify(running.url + receivePaystackNotice.path);
  const product = await openProduct(running);
  const db = openItsDatabase(running);
  let opening: Promise<SecondInstance> | undefined;
  return {
    ...product,
    owner: product.device('godmode'),
    paystack,
    termii,
    lure,
    db,
    again: ({ cookies }) =>
      openClient({ url: running.url, address: product.nextAddress(), userAgent: 'another phone', cookies }),
    second: () => (opening ??= openSecondInstance(running, parties)),
    close: async () => {
      await (await opening)?.stop();
      await db.end();
      await running.stop();
      await Promise.all([paystack.close(), termii.close(), lure.close()]);
    },
  };
}
