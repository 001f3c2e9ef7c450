import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/orders/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { readBoard } from '../order/store-summaries.ts';
import { viewBoardOrder } from '../order/view.ts';

const boardShows = { underWay: 200, over: 50 };

/** Orders under way, oldest first, and the newest that are over. */
export async function listBoard(db: Db): Promise<OutcomeOf<typeof endpoints.listBoard>> {
  const now = new Date();
  const rows = await readBoard(db, boardShows);
  return { ok: true, value: rows.map((row) => viewBoardOrder(row, now)) };
}
