-- Days in Lagos whose figures are to be reckoned anew.
create table analytics_mark (
  day date primary key,
  marked_at timestamptz not null default now()
);

-- The night in which the last days were marked once more, whatever was heard; one row.
create table analytics_sweep (
  is_single boolean primary key default true check (is_single),
  swept_on date not null
);

insert into analytics_sweep (swept_on) values ('2000-01-01');

-- What happened before this is reckoned from the rows themselves.
insert into outbox_reader (name, number)
select 'analytics', coalesce(max(number), 0) from outbox_event;

insert into analytics_mark (day)
select first.day + past
from (
  select (least(
    (select min(placed_at) from customer_order), (select min(at) from ledger_posting),
    (select min(started_at) from shift), (select min(at) from visit)
  ) at time zone interval '1 hour')::date as day
) as first, generate_series(0, (now() at time zone interval '1 hour')::date - first.day) as past;

-- Guests are told apart in the figures without their phones.
insert into house_secret (name, value)
values ('analytics guest', encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'));

-- What a day is reckoned from.
create index customer_order_placed on customer_order (placed_at);
create index order_event_ended on order_event (at) where action in ('deliver', 'cancel', 'fail');
create index claim_made on claim (made_at);
create index claim_decided on claim (decided_at) where decided_at is not null;
create index shift_span on shift using gist (tstzrange(started_at, ended_at)) where ended_at is not null;
