-- outside a transaction: people are at work on it.
-- The city that an event happened in, given with its number; nothing where it is the house's.
alter table outbox_event add column if not exists city_id uuid;

-- A lane is a city's events, or the house's. `held` names the lanes that this reader takes from a place of their own.
alter table outbox_reader add column if not exists held text[] not null default '{}';
-- The number once more, by a version that knows lanes. One that does not would take events of held lanes a second time.
alter table outbox_reader add column if not exists noted bigint;
alter table outbox_reader drop constraint if exists lanes_are_held_by_who_knows_them;
alter table outbox_reader
  add constraint lanes_are_held_by_who_knows_them check (held = '{}' or noted = number) not valid;
alter table outbox_reader validate constraint lanes_are_held_by_who_knows_them;

-- Where a reader stands in a lane whose next event it cannot take.
create table if not exists outbox_held (
  reader text not null references outbox_reader (name),
  lane text not null check (lane = 'house' or lane ~ '^[0-9a-f-]{36}$'),
  number bigint not null check (number >= 0),
  -- How often the event after that number could not be taken.
  failures smallint not null check (failures >= 0),
  since timestamptz not null default now(),
  primary key (reader, lane)
);
