-- What a day in Lagos came to at a market: what was placed on it, and whatever ended on it.
create table analytics_order_day (
  day date not null,
  market_id uuid not null references market (id),
  placed integer not null,
  delivered integer not null,
  on_time integer not null,
  cancelled integer not null,
  failed integer not null,
  found integer not null,
  short integer not null,
  replaced integer not null,
  unavailable integer not null,
  rejected integer not null,
  guided_lines integer not null,
  guided_paid_kobo bigint not null,
  guide_kobo bigint not null,
  above_range integer not null,
  primary key (day, market_id)
);

-- Why orders ended before the door; of people's own words only that there were some.
create table analytics_ending_day (
  day date not null,
  market_id uuid not null references market (id),
  status text not null,
  mover text not null,
  reason text not null,
  orders integer not null,
  primary key (day, market_id, status, mover, reason)
);

-- How long orders that ended on the day stood where: how many stays of how many seconds, rounded down to a step.
create table analytics_stage_day (
  day date not null,
  market_id uuid not null references market (id),
  stage text not null,
  seconds integer[] not null,
  stays integer[] not null,
  primary key (day, market_id, stage),
  constraint each_length_says_how_often check (cardinality(seconds) = cardinality(stays))
);

-- Who was online where and for how long, in shifts that are over, and what they brought to a door.
create table analytics_work_day (
  day date not null,
  market_id uuid not null references market (id),
  agent_id uuid not null references account (id),
  online_seconds integer not null,
  delivered integer not null,
  primary key (day, market_id, agent_id)
);
