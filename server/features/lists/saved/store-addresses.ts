import * as z from 'zod/mini';
import type { SavedAddressId } from '#contract/lists/saved/schema.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, idOf, json, nullable, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { zoneMeant, zonesMeant } from '#server/features/cities/zones/store-goal.ts';

const addressFactsRow = {
  label: text,
  area: text,
  landmark: text,
  directions: text,
  latitude: nullable(number),
  longitude: nullable(number),
  isDefault: boolean,
};
export type AddressFacts = RowOf<typeof addressFactsRow>;

const savedAddressRow = {
  ...addressFactsRow,
  /** The zones that it may mean. */
  zones: json(z.array(zoneMeant)),
  id: idOf<SavedAddressId>(),
};
export type SavedAddressRow = RowOf<typeof savedAddressRow>;

function addressColumns(db: Db) {
  const columns = {
    area: db`saved_address.area`,
    latitude: db`saved_address.latitude`,
    longitude: db`saved_address.longitude`,
  };
  return db`
    saved_address.id, label, area, landmark, directions, saved_address.latitude, saved_address.longitude,
    is_default as "isDefault", ${zonesMeant(db, columns)} as zones`;
}

export function readSavedAddresses(db: Db, accountId: string): Promise<SavedAddressRow[]> {
  return db.rows(savedAddressRow)`
    select ${addressColumns(db)} from saved_address where account_id = ${accountId}
    order by is_default desc, created_at, id`;
}

export async function findAddressOfRequest(
  db: Db,
  accountId: string,
  clientRequestId: string,
): Promise<SavedAddressRow | undefined> {
  const [row] = await db.rows(savedAddressRow)`
    select ${addressColumns(db)} from saved_address
    where account_id = ${accountId} and client_request_id = ${clientRequestId}`;
  return row;
}

export async function findSavedAddress(
  db: Db,
  accountId: string,
  id: string,
): Promise<SavedAddressRow | undefined> {
  const [row] = await db.rows(savedAddressRow)`
    select ${addressColumns(db)} from saved_address where id = ${id} and account_id = ${accountId}`;
  return row;
}

export async function countSavedAddresses(db: Db, accountId: string): Promise<number> {
  const [row] = await db.rows({ count: number })`
    select count(*) from saved_address where account_id = ${accountId}`;
  return row?.count ?? 0;
}

/** No address is the usual one any more, for an account that its caller has locked. */
export async function clearDefault(db: Db, accountId: string): Promise<void> {
  await db`update saved_address set is_default = false where account_id = ${accountId} and is_default`;
}

export async function insertSavedAddress(
  db: Db,
  accountId: string,
  clientRequestId: string,
  address: AddressFacts,
): Promise<SavedAddressRow> {
  const [row] = await db.rows(savedAddressRow)`
    insert into saved_address (account_id, client_request_id, label, area, landmark, directions, latitude,
      longitude, is_default)
    values (${accountId}, ${clientRequestId}, ${address.label}, ${address.area}, ${address.landmark},
      ${address.directions}, ${address.latitude}, ${address.longitude}, ${address.isDefault})
    returning ${addressColumns(db)}`;
  if (row === undefined) throw new Error('an address was kept and cannot be read');
  return row;
}

export async function updateSavedAddress(
  db: Db,
  accountId: string,
  id: string,
  address: AddressFacts,
): Promise<SavedAddressRow | undefined> {
  const [row] = await db.rows(savedAddressRow)`
    update saved_address
    set label = ${address.label}, area = ${address.area}, landmark = ${address.landmark},
      directions = ${address.directions}, latitude = ${address.latitude}, longitude = ${address.longitude},
      is_default = ${address.isDefault}
    where id = ${id} and account_id = ${accountId}
    returning ${addressColumns(db)}`;
  return row;
}

export async function removeSavedAddress(db: Db, accountId: string, id: string): Promise<void> {
  await db`delete from saved_address where id = ${id} and account_id = ${accountId}`;
}

export async function forgetSavedAddresses(db: Db, accountId: string): Promise<void> {
  await db`delete from saved_address where account_id = ${accountId}`;
}
