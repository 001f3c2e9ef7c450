import type { Db } from '#server/db/database.ts';
import { boolean, nullable, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

export interface NewReturn {
  id: string;
  orderId: string;
  agentId: string;
  goods: string;
  worthKobo: number;
  kobo: number;
  at: Date;
}

export async function insertReturn(db: Db, one: NewReturn): Promise<void> {
  await db`
    insert into goods_return (id, order_id, agent_id, goods, worth_kobo, kobo, made_at)
    values (${one.id}, ${one.orderId}, ${one.agentId}, ${one.goods}, ${one.worthKobo}, ${one.kobo}, ${one.at})`;
}

const goodsInHandRow = {
  name: text,
  quantity: number,
  measure: nullable(text),
  /** The price paid for them, also for those that were refused at the door. */
  kobo: number,
  isRejected: boolean,
  boughtBy: text,
};
export type GoodsInHand = RowOf<typeof goodsInHandRow>;

/** Everything that was bought for an order and did not go back to its stall, whatever became of it at the door. */
export function readGoodsInHand(db: Db, orderId: string): Promise<GoodsInHand[]> {
  return db.rows(goodsInHandRow)`
    select coalesce(got_name, name) as name, coalesce(got_quantity, quantity) as quantity,
      coalesce(got_measure, measure) as measure, status = 'rejected' as "isRejected", bought_by as "boughtBy",
      coalesce(paid_kobo, (
        select (movement ->> 'kobo')::bigint from ledger_posting where key = 'goods-bought:' || purchase_id)) as kobo
    from order_item where order_id = ${orderId} and purchase_id is not null and bought_by is not null
    order by position`;
}
