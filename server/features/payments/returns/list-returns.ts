import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/returns/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { readOpenReturns } from './store.ts';
import { viewReturnForStaff } from './view.ts';

const mostShown = 200;

export async function listReturns(db: Db): Promise<OutcomeOf<typeof endpoints.listReturns>> {
  const [rows, addressOf] = await Promise.all([
    readOpenReturns(db, mostShown),
    pictureAddresses(db, new Date()),
  ]);
  return { ok: true, value: rows.map((row) => viewReturnForStaff(row, addressOf)) };
}
