-- A price that somebody paid or saw: one a day from each, for each item, market and measure.
create table price_sample (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references catalogue_item (id),
  market_id uuid not null references market (id),
  measure measure not null,
  kobo_per_measure bigint not null check (kobo_per_measure between 1 and 1000000000),
  -- The day in Lagos.
  day date not null,
  agent_id uuid not null references account (id),
  state text not null check (state in ('accepted', 'waiting', 'refused')),
  recorded_at timestamptz not null default now(),
  constraint one_sample_a_day unique (agent_id, item_id, market_id, measure, day)
);

create index price_sample_guide on price_sample (market_id, item_id, measure, day)
  include (kobo_per_measure) where state = 'accepted';
create index price_sample_waiting on price_sample (recorded_at, id) where state = 'waiting';

-- What an admin set by hand, kept apart from what was learned.
create table price_correction (
  id uuid primary key default gen_random_uuid(),
  item_id uuid not null references catalogue_item (id),
  market_id uuid not null references market (id),
  measure measure not null,
  kobo_per_measure bigint not null check (kobo_per_measure between 1 and 1000000000),
  corrected_by uuid not null references account (id),
  corrected_at timestamptz not null default now(),
  removed_at timestamptz
);

create unique index price_correction_standing on price_correction (market_id, item_id, measure)
  where removed_at is null;
