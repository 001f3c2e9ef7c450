-- Each market keeps hours of its own, inside business hours.
alter table market
  add column opens_at time not null default '06:00',
  add column closes_at time not null default '22:00',
  add constraint market_hours check ('06:00' <= opens_at and opens_at < closes_at and closes_at <= '22:00');

-- Days on which one market, or every market, is shut although it would trade.
create table market_closure (
  id uuid primary key default gen_random_uuid(),
  -- Nothing: every market.
  market_id uuid references market (id),
  first_day date not null,
  last_day date not null check (first_day <= last_day),
  -- Customers read it.
  reason text not null check (reason <> ''),
  made_by uuid references account (id),
  made_at timestamptz not null default now(),
  constraint one_closure_for_the_days unique nulls not distinct (market_id, first_day, last_day)
);

create index market_closure_days on market_closure (last_day, first_day);
