import * as z from 'zod/mini';
import type { Db } from '#server/db/database.ts';
import { newVapidKeys, type VapidKeys } from '../gateway/web-push/vapid.ts';
import { findKeys, keepKeys } from './store-keys.ts';

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });

/** Makes the house's key pair towards push services at the first start; browsers that registered hold on to it for good. */
export async function prepareKeys(db: Db): Promise<void> {
  if ((await findKeys(db)) === undefined) await keepKeys(db, JSON.stringify(newVapidKeys()));
}

export async function readVapidKeys(db: Db): Promise<VapidKeys> {
  const written = await findKeys(db);
  if (written === undefined) throw new Error('the keys towards push services were never made');
  return vapidKeys.parse(JSON.parse(written));
}
