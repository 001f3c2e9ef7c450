import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it, test } from 'vitest';
import { domainEvent, type EventKind } from '#contract/events/domain-event.ts';
import { nullable, text } from '#server/db/sql/codecs.ts';
import { foundKano, kano, liveIn, type City } from '#test/worlds/two-cities.ts';
import { openWorld } from '#test/world.ts';

const { db, ...world } = await openWorld({ clock: 'stands' });
let city: City;

beforeAll(async () => {
  await foundKano({ db, ...world });
  city = await liveIn({ db, ...world }, kano, 'Daladill', 'Wuse Market');
}, 60_000);

/** The field of a payload by which an event is given its city, and how a row of Kano is found for it. */
const ofKano: Readonly<Record<string, () => Promise<string>>> = {
  orderId: () => idOf('select id from customer_order where city_id = $$'),
  code: () => idOf('select code as id from customer_order where city_id = $$'),
  userId: () => idOf('select user_id as id from agent where city_id = $$'),
  requestId: () => idOf('select id from list_request where city_id = $$'),
  marketId: () => idOf('select id from market where city_id = $$'),
  zoneId: () => idOf('select id from zone where city_id = $$'),
  approvalId: () =>
    idOf(`
      insert into money_approval (id, kind, subject, order_id, kobo, day_kobo)
      select gen_random_uuid(), 'automatic-refund', id, id, 100, 100 from customer_order where city_id = $$ limit 1
      returning id`),
  paymentId: () =>
    idOf(`
      insert into payment (id, order_id, kobo, opened_at)
      select gen_random_uuid(), id, 100, now() from customer_order where city_id = $$ limit 1 returning id`),
  listId: () => idOf(`${weekly} select saved_list_id as id from weekly`),
  draftId: () =>
    idOf(`${weekly}
      insert into weekly_draft (saved_list_id, day, market_id, made_at, trouble)
      select saved_list_id, '2026-12-01', market_id, now(), 'no-place' from weekly returning id`),
};

const weekly = `
  with saved as (
    insert into saved_list (account_id, client_request_id, name, text)
    select id, gen_random_uuid(), 'Sunday', 'garri' from account limit 1 returning id),
  weekly as (
    insert into weekly_list (saved_list_id, weekday, market_id, next_day)
    select saved.id, 'monday', market.id, '2026-12-07' from saved, market where city_id = $$ limit 1
    returning saved_list_id, market_id)`;

async function idOf(sql: string): Promise<string> {
  const [row] = await db.unsafe(sql.replaceAll('$$', `'${city.id}'`));
  return String(row?.['id']);
}

/** Kinds that happen in no city, or where no city can be told. */
const ofTheHouse: ReadonlySet<EventKind> = new Set<EventKind>([
  'account.forgotten',
  'account.rightsChanged',
  'account.secondStepChanged',
  'account.signedInAnew',
  'session.ended',
  'catalogue.changed',
  'launch.opened',
  'phone.codeAsked',
]);

it('every kind of event names something by which its city is found, or is the house’s', () => {
  const nameless = domainEvent.def.options.flatMap(({ shape }) => {
    const names = Object.keys(shape.payload.shape).some((name) => name in ofKano);
    return names ? [] : [...shape.kind.def.values];
  });
  expect(new Set(nameless)).toEqual(ofTheHouse);
});

async function cityOf(payload: Record<string, string | null>): Promise<string | null> {
  const id = randomUUID();
  await db`
    insert into outbox_event (topics, kind, payload) values ('{town}', 'chat.reported', ${db.json({ ...payload, id })})`;
  const numbered = async () =>
    db.rows({ city: nullable(text) })`
      select city_id::text as city from outbox_event where payload ->> 'id' = ${id} and number is not null`;
  await expect.poll(numbered).toHaveLength(1);
  const [row] = await numbered();
  return row?.city ?? null;
}

test.each(Object.entries(ofKano))(
  'an event that says its %s is given the city of that',
  async (name, find) => {
    expect(await cityOf({ [name]: await find() })).toBe(kano);
  },
);

it('an event about nothing that is there is the house’s', async () => {
  expect(await cityOf({ orderId: null, code: null })).toBeNull();
  expect(await cityOf({ userId: randomUUID() })).toBeNull();
});
