import * as z from 'zod/mini';
import type { Address } from '#contract/address.ts';
import { termKeys } from '#contract/ledger/earnings.ts';
import { refusedKeys } from '#contract/lists/refused/rule-of-item.ts';
import { market } from '#contract/markets/schema.ts';
import { rateKeys } from '#contract/orders/fees/delivery-fee.ts';
import { mostUnverified, type Trust, trusts } from '#contract/orders/placing/pay-on-delivery.ts';
import { mostItems, type WantedItem } from '#contract/orders/schema.ts';
import { type Setting, setting } from '#contract/settings/schema.ts';
import type { SettingKey } from '#contract/settings/setting-rules.ts';
import type { Db } from '#server/db/database.ts';
import { arrayOf, boolean, json, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { zoneMeant, zonesMeant } from '#server/features/cities/zones/store-goal.ts';
import { askOfLines } from '#server/features/lists/matching/store-match-cache.ts';
import { type AskedLine, lineFacts, linesColumn } from '#server/features/lists/matching/store-matches.ts';
import { isRefusedColumn } from '#server/features/lists/refused/store.ts';
import { closuresOf, hoursOf } from '#server/features/markets/store-times.ts';
import { settingsOfCity } from '#server/features/settings/store-cities.ts';
import { verifiedPhones } from '#server/features/phones/store/verification.ts';
import { replyColumn, replyTo } from '#server/idempotency/store.ts';
import { handsOf, marketHands } from '../arrival/store.ts';
import { debtOn, pastOrdersOf } from '../money/store-debt.ts';
import { windowColumn, windowFacts } from '../windows/store.ts';

const marketOfOrder = z.object({
  ...z.pick(market, { id: true, cityId: true, name: true, slug: true }).shape,
  /** The letters of its city that a new code carries; nothing while there is one city. */
  codeLetters: z.nullable(z.string()),
  ...z.pick(market, { isActive: true, marketDays: true, hours: true, closures: true }).shape,
  latitude: z.number(),
  longitude: z.number(),
  /** The agents at work there and the orders that wait. */
  hands: marketHands,
});
export type MarketOfOrder = z.output<typeof marketOfOrder>;

/** The settings that a quote and an order follow from. */
const quoteKeys: SettingKey[] = [
  ...rateKeys,
  ...termKeys,
  'service_fee',
  'waiting_fee',
  'vat_percent',
  'estimated_delivery_time',
  'dispatch_way',
  'unverified_door_cap',
  'first_door_cap',
  'door_cap',
];

/** With the edition of the catalogue that it was read from. */
const quoteFactsRow = {
  market: nullable(json(marketOfOrder)),
  /** The zones of its city that the address may mean. */
  zones: json(z.array(zoneMeant)),
  /** The zones that the stop of an errand may mean. */
  stopZones: json(z.array(zoneMeant)),
  settings: json(z.array(setting)),
  /** The verified numbers of the caller: the one that is named, or all where none is. */
  verified: arrayOf(text),
  /** True where one of them has paid at a door before. */
  hasPaidBefore: boolean,
  /** The account's credit. */
  creditKobo: number,
  /** The debt of these numbers and this account on orders that are over. */
  debtKobo: number,
  edition: text,
  /** True where one of the lines names goods that are not carried. */
  isRefused: boolean,
  /** The facts of the delivery window that is asked for. */
  window: nullable(json(windowFacts)),
  /** The facts about each line, in its order. */
  known: json(z.array(lineFacts)),
};
export type QuoteFacts = RowOf<typeof quoteFactsRow>;

type AreaAndPin = Pick<Address, 'area' | 'pin'>;

/** Account, items, market and door of a quote. */
interface QuoteCaller {
  marketId: string;
  /** Absent where only its money is asked for. */
  goesTo?: AreaAndPin;
  /** The stop of an errand. */
  stop?: AreaAndPin | undefined;
  items: readonly Pick<WantedItem, 'name' | 'measure' | 'note'>[];
  /** Null for any of their own. */
  phone: string | null;
  accountId: string | null;
  deviceHash: string | null;
  /** The start of the delivery window that is asked for. */
  window?: string | undefined;
}

export async function readQuoteFacts(db: Db, about: QuoteCaller): Promise<QuoteFacts> {
  return askOfLines(linesOf(about), async (lines) => {
    const [row] = await db.one(quoteFactsRow)`select ${quoteColumns(db, about, lines)}`;
    return row;
  });
}

/** The device and the address that an order comes from. An unverified number has two open orders of each at most. */
export interface Origin {
  deviceHash: string;
  address: string;
}

/** The places that are free there; nothing where none is. */
const placesRow = { devicePlace: nullable(number), addressPlace: nullable(number) };
export type Places = RowOf<typeof placesRow>;

const placingFactsRow = {
  ...quoteFactsRow,
  ...placesRow,
  kept: replyColumn,
  houseSecret: text,
  /** The keyed hash of the address. */
  addressHash: text,
};
export type PlacingFacts = RowOf<typeof placingFactsRow>;

/** The same for an order that is being placed, with what was answered to this request before. */
export async function readPlacingFacts(
  db: Db,
  about: QuoteCaller & { requestHash: string; from: Origin },
): Promise<PlacingFacts> {
  return askOfLines(linesOf(about), async (lines) => {
    const [row] = await db.one(placingFactsRow)`
      select ${quoteColumns(db, about, lines)},
        ${replyTo(db, about.requestHash)} as kept,
        (select value from house_secret where name = 'order link') as "houseSecret",
        ${addressHash(db, about.from.address)} as "addressHash", ${freePlaces(db, about.from)}`;
    return row;
  });
}

/** Reads the free places again after another order took one between the read and the write. */
export async function readFreePlaces(db: Db, from: Origin): Promise<Places> {
  const [row] = await db.one(placesRow)`select ${freePlaces(db, from)}`;
  return row;
}

function freePlaces(db: Db, { deviceHash, address }: Origin) {
  const open = db`is_under_way and pay_way = 'on_delivery' and not phone_verified`;
  return db`
    (select min(place) from generate_series(1, ${mostUnverified}) as place where not exists (
       select from customer_order where placed_on = (select ${deviceHash}::text) and device_place = place and ${open}))
      as "devicePlace",
    (select min(place) from generate_series(1, ${mostUnverified}) as place where not exists (
       select from customer_order where placed_from = ${addressHash(db, address)} and address_place = place and ${open}))
      as "addressPlace"`;
}

/** An address is hashed with a secret of the place: there are too few of them to be hidden by a hash alone. */
function addressHash(db: Db, address: string) {
  return db`(
    select encode(sha256(convert_to(value || (select ${address}::text), 'UTF8')), 'hex')
    from house_secret where name = 'phone code')`;
}

function linesOf({ items }: Pick<QuoteCaller, 'items'>) {
  return items.slice(0, mostItems);
}

/**
 * PostgreSQL is not shown who asks: for a visitor, who has ordered nothing yet, it would find a plan anew each time in
 * a town where most people have ordered before.
 */
function quoteColumns(
  db: Db,
  { marketId, goesTo, stop, window, ...caller }: QuoteCaller,
  lines: readonly AskedLine[],
) {
  const own = verifiedPhones(db, caller, caller.phone);
  const accountId = db`(select ${caller.accountId}::uuid)`;
  const theirs = db`
    ${pastOrdersOf(db, own)}
    union select id from customer_order where account_id = ${accountId} and not is_under_way`;
  return db`
    (select json_build_object('id', id, 'cityId', city_id, 'codeLetters', ${codeLettersOf(db)}, 'name', name, 'slug', slug, 'latitude', latitude,
       'longitude', longitude, 'isActive', is_active, 'marketDays', market_days, 'hours', ${hoursOf(db)},
       'closures', ${closuresOf(db)}, 'hands', ${handsOf(db)})
     from market where id = ${marketId}) as market,
    ${zonesColumn(db, marketId, goesTo)} as zones,
    ${zonesColumn(db, marketId, stop)} as "stopZones",
    ${settingsOfCity(db, quoteKeys, db`(select city_id from market where id = ${marketId})`)} as settings,
    ${own} as verified,
    exists (select from customer_order
            where customer_phone = any(${own}) and status in ('delivered', 'completed')) as "hasPaidBefore",
    coalesce((select kobo_sum(kobo) from ledger_balance where kind = 'customer_credit' and subject = ${accountId}), 0)
      as "creditKobo",
    ${debtOn(db, theirs)} as "debtKobo",
    (select id from catalogue_edition) as edition,
    ${isRefusedColumn(db, linesOf(caller).flatMap(refusedKeys))} as "isRefused",
    ${windowColumn(db, marketId, window)} as window,
    ${linesColumn(db, marketId, lines)} as known`;
}

function zonesColumn(db: Db, marketId: string, place: AreaAndPin | undefined) {
  if (place === undefined) return db`'[]'::json`;
  const { area, pin } = place;
  const destination = {
    area: db`(select ${area}::text)`,
    latitude: db`(select ${pin?.latitude ?? null}::float8)`,
    longitude: db`(select ${pin?.longitude ?? null}::float8)`,
  };
  return zonesMeant(db, destination, db`(select city_id from market where id = ${marketId})`);
}

function codeLettersOf(db: Db) {
  return db`(
    select letters from city
    where city.id = market.city_id and (select count(*) from city where is_active) > 1)`;
}

/** The trust in the number of an order under way; orders from before numbers were verified keep the trust of then. */
export async function readDoorTrust(db: Db, orderId: string): Promise<{ settings: Setting[]; trust: Trust }> {
  const [row] = await db.one({ settings: quoteFactsRow.settings, trust: oneOf(trusts) })`
    select ${settingsOfCity(db, quoteKeys, db`o.city_id`)} as settings,
      case when o.phone_verified is false then 'unverified'
        when exists (select from customer_order earlier
                     where earlier.customer_phone = o.customer_phone and earlier.status in ('delivered', 'completed'))
        then 'paid-before' else 'verified' end as trust
    from customer_order o where o.id = ${orderId}`;
  return row;
}
