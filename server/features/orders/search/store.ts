import type { Db } from '#server/db/database.ts';
import { idList } from '#server/db/id-list.ts';

/**
 * Writes down by which words these orders are found now: those of their people, of an errand's stop and the person who
 * hands a parcel over there, and of their items, asked for and bought. In the order of their numbers, so that two who
 * write at the same time wait for each other one way round. A person who is being forgotten at this time is waited for
 * before anything is written: their names would come back, and the two
 * would wait for each other.
 */
export async function storeWords(db: Db, orderIds: readonly string[]): Promise<void> {
  await db`
    insert into order_search (number, words)
    select o.number, array_to_tsvector(search_words(concat_ws(' ', o.customer_name, o.receiver_name, o.stop_name,
      o.stop_person, (select string_agg(concat_ws(' ', name, got_name), ' ') from order_item where order_id = o.id))))
    from customer_order o where o.id = any(${idList(db, orderIds)})
    order by o.number for key share of o
    on conflict (number) do update set words = excluded.words
      where order_search.words <> excluded.words`;
}
