-- The weekday for which a saved list becomes a draft each week, and where it is bought and brought.
create table weekly_list (
  saved_list_id uuid primary key references saved_list (id) on delete cascade,
  weekday text not null
    check (weekday in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday')),
  -- The delivery window's hour; nothing: as soon as it can come on that day.
  hour smallint check (hour between 0 and 23),
  market_id uuid not null references market (id) on delete cascade,
  -- Nothing once its person has thrown the address away.
  address_id uuid references saved_address (id) on delete set null,
  -- The day that the next draft is for.
  next_day date not null,
  -- Drafts in a row that nobody ordered from.
  ignored smallint not null default 0 check (ignored between 0 and 3),
  paused_at timestamptz
);

create index weekly_list_due on weekly_list (next_day) where paused_at is null;
create index weekly_list_market on weekly_list (market_id);
create index weekly_list_address on weekly_list (address_id);

-- A weekly list as it was put before its person for one day. It is no order until they place one from it.
create table weekly_draft (
  id uuid primary key default gen_random_uuid(),
  saved_list_id uuid not null references saved_list (id) on delete cascade,
  day date not null,
  hour smallint check (hour between 0 and 23),
  market_id uuid not null references market (id) on delete cascade,
  address_id uuid references saved_address (id) on delete set null,
  made_at timestamptz not null,
  -- The estimate with every fee, or the reason why there is none.
  estimate_kobo bigint check (estimate_kobo >= 0),
  unknown_lines integer not null default 0 check (unknown_lines >= 0),
  trouble text check (trouble in ('no-place', 'market-closed', 'market-gone', 'outside-area', 'empty-list',
    'list-too-long', 'not-carried', 'window-over', 'window-closed', 'window-full')),
  state text not null default 'open' check (state in ('open', 'used', 'ignored', 'over')),
  constraint one_draft_a_list_and_day unique (saved_list_id, day),
  constraint a_draft_has_a_price_or_a_reason check ((trouble is null) = (estimate_kobo is not null))
);

create index weekly_draft_open on weekly_draft (day) where state = 'open';
create index weekly_draft_day on weekly_draft (day);
create index weekly_draft_market on weekly_draft (market_id);
create index weekly_draft_address on weekly_draft (address_id);
