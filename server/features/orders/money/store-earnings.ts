import type { termKeys } from '#contract/ledger/earnings.ts';
import { loadClasses } from '#contract/lists/load/load-class.ts';
import type { ItemStatus } from '#contract/orders/shopping/item-steps.ts';
import { settingRules } from '#contract/settings/setting-rules.ts';
import type { Db } from '#server/db/database.ts';
import { idList } from '#server/db/id-list.ts';
import { settingOfCity } from '#server/features/settings/store-cities.ts';
import { kobo, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

/** Outcomes that an item was shopped with; what was rejected at the door is not among them. */
const shopped: readonly ItemStatus[] = ['found', 'short', 'replaced'];

export const earningFactsRow = {
  deliveryFeeKobo: kobo,
  sharePercent: number,
  floorKobo: kobo,
  perItemKobo: kobo,
  itemsShopped: number,
};
/** The fee, the items bought and the terms of an order, as `earningsOf` of the contract takes them. */
export type EarningFacts = RowOf<typeof earningFactsRow>;

/**
 * Everything that the earnings of the order `o` follow from, as `terms` beside it. An order without terms of its own is
 * from before they were fixed, and goes by its city's settings of now. Items that an agent bought who gave it up earn nobody.
 */
export function withTerms(db: Db) {
  const now = (key: (typeof termKeys)[number]) => db`
    coalesce(${settingOfCity(db, key, db`o.city_id`)}::bigint, ${settingRules[key].default}::text::bigint)`;
  return db`
    cross join lateral (
      select coalesce(o.agent_share_percent, ${now('agent_share_percent')}) as share_percent,
        coalesce(o.agent_floor_kobo, ${now('agent_floor')}) as floor_kobo,
        coalesce(o.agent_per_item_kobo, ${now('agent_per_item')}) as per_item_kobo,
        (select count(*) from order_item item
         where item.order_id = o.id and item.bought_by = o.agent_id
           and item.status = any(${[...shopped]}::text[])) as items_shopped
    ) as terms`;
}

export function earningColumns(db: Db) {
  return db`
    o.delivery_fee_kobo as "deliveryFeeKobo", terms.share_percent::int as "sharePercent",
    terms.floor_kobo as "floorKobo", terms.per_item_kobo as "perItemKobo",
    terms.items_shopped::int as "itemsShopped"`;
}

/** The share of a fee for a way, and no less than the floor, as `deliveryEarnings` of the contract. */
export function deliveryEarned(db: Db, fee: ReturnType<Db>) {
  return db`greatest(terms.floor_kobo, ${fee} * terms.share_percent / 100)`;
}

/** The same sum as `earningsOf` of the contract, of all who carry the order together. */
export function earnedInAll(db: Db) {
  return db`(
    ${deliveryEarned(db, db`o.delivery_fee_kobo`)}
    + terms.per_item_kobo * terms.items_shopped)`;
}

/** Terms, fee and items bought of each of these orders. */
export async function readEarningFacts(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, EarningFacts>> {
  const rows = await db.rows({ id: text, ...earningFactsRow })`
    select o.id, ${earningColumns(db)} from customer_order o ${withTerms(db)}
    where o.id = any(${idList(db, orderIds)})`;
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** The same of one order, which exists. */
export async function readEarningFactsOf(db: Db, orderId: string): Promise<EarningFacts> {
  const facts = (await readEarningFacts(db, [orderId])).get(orderId);
  if (facts === undefined) throw new Error(`there is no order ${orderId} to earn with`);
  return facts;
}

/** The agreed parts of an order's delivery fee; the base is what they leave of it. */
export const feePartsRow = {
  feeKilometres: number,
  feeKilometresKobo: kobo,
  feeLoad: oneOf(loadClasses),
  feeLoadKobo: kobo,
  feeZoneKobo: kobo,
  waitedSteps: number,
  feeWaitKobo: kobo,
};

export function feePartsColumns(db: Db) {
  return db`
    o.fee_kilometres as "feeKilometres", o.fee_kilometres_kobo as "feeKilometresKobo", o.fee_load as "feeLoad",
    o.fee_load_kobo as "feeLoadKobo", o.fee_zone_kobo as "feeZoneKobo",
    o.waited_steps as "waitedSteps", o.fee_wait_kobo as "feeWaitKobo"`;
}
