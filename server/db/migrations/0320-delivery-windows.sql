-- The orders that a market takes for a delivery window of one hour on a weekday; without rows it offers no windows.
create table market_window (
  market_id uuid not null references market on delete cascade,
  weekday text not null
    check (weekday in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday')),
  hour smallint not null check (hour between 0 and 23),
  orders smallint not null check (orders between 1 and 200),
  primary key (market_id, weekday, hour)
);

-- The hours for which an agent is put down, each at one market.
create table rostered_hour (
  agent_id uuid not null references agent (user_id) on delete cascade,
  day date not null,
  hour smallint not null check (hour between 0 and 23),
  market_id uuid not null references market on delete cascade,
  primary key (agent_id, day, hour)
);
create index rostered_hour_market on rostered_hour (market_id, day, hour);

-- The orders that one rostered agent brings in an hour.
alter table market add column orders_per_agent smallint not null default 2;
