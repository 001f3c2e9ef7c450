-- Who was brought something on a day: an account, or a guest told apart by a hash of their phone under the house's secret.
create table analytics_customer_day (
  day date not null,
  -- Nothing: from all markets together.
  market_id uuid references market (id),
  customer uuid not null,
  orders integer not null,
  -- When they were before and after, there or anywhere: whoever was not since a day began is counted once from there.
  previous_day date,
  next_day date,
  constraint once_a_customer_day_and_market unique nulls not distinct (customer, day, market_id)
);

create index analytics_customer_day_day on analytics_customer_day (market_id, day)
  include (orders, previous_day, next_day);
create index analytics_customer_day_anew on analytics_customer_day (day);

-- The months, by their first day, in which they were.
create table analytics_customer_month (
  customer uuid not null,
  month date not null,
  first_month date not null,
  primary key (customer, month)
);

create index analytics_customer_month_cohort on analytics_customer_month (first_month, month);

-- Kept when the visits themselves are gone; pages are not, they would be as many as anybody makes up.
create table analytics_visit_day (
  day date primary key,
  visits integer not null,
  installed integer not null
);

-- How pages felt: how many measurements at which step. Milliseconds, and thousandths for CLS.
create table analytics_vital_day (
  day date not null,
  name text not null,
  steps integer[] not null,
  samples integer[] not null,
  primary key (day, name),
  constraint each_step_says_how_often check (cardinality(steps) = cardinality(samples))
);
