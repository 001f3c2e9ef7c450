import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/orders/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { readBoard } from '../order/store-summaries.ts';
import { viewBoardOrder } from '../order/view.ts';

const boardShows = { underWay: 200, over: 50 };

/** What is under way, oldest first, and the newest of what is over. */
export async function listBoard(db: Db): Promise<OutcomeOf<typeof endpoints.listBoard>> {
  return { ok: true, value: (await readBoard(db, boardShows)).map(viewBoardOrder) };
}
