import { randomUUID } from 'node:crypto';
import { readPhone } from '#contract/phone.ts';
import type { Db } from '#server/db/database.ts';
import { deviceCookie, sentName } from '#server/http/requests/cookies.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import type { Client } from '../client.ts';
import { newPhone } from './orders.ts';
import type { World } from '../world.ts';

/** A number is verified on an account, as if its code had been typed there before. */
export async function trustOnAccount(
  { db }: { db: Db },
  accountId: string,
  phone = newPhone(),
): Promise<string> {
  await db`
    insert into verified_phone (phone, account_id, how) values (${written(phone)}, ${accountId}, 'code')
    on conflict do nothing`;
  return phone;
}

/** The same on the device of somebody without an account. */
export async function trustOnDevice({ db }: { db: Db }, device: Client, phone = newPhone()): Promise<string> {
  const name = sentName(deviceCookie, true);
  const secret = device.cookies.get(name) ?? randomUUID();
  device.cookies.set(name, secret);
  await db`
    insert into verified_phone (phone, device_hash, how) values (${written(phone)}, ${hashSecret(secret)}, 'code')
    on conflict do nothing`;
  return phone;
}

/** A guest whose number is verified on their device. */
export async function verifiedGuest(world: World): Promise<{ client: Client; phone: string }> {
  const client = world.device();
  return { client, phone: await trustOnDevice(world, client) };
}

function written(phone: string): string {
  const read = readPhone(phone);
  if (read === undefined) throw new Error(`${phone} is no number`);
  return read;
}
