-- Who was brought something on a day: an account, or a guest told apart by a hash of their phone under the house's secret.
create table analytics_customer_day (
  day date not null,
  market_id uuid not null references market (id),
  customer uuid not null,
  orders integer not null,
  primary key (customer, day, market_id)
);

create index analytics_customer_day_day on analytics_customer_day (day, market_id) include (customer, orders);

-- The first day on which they were brought anything, from any market.
create table analytics_customer (
  customer uuid primary key,
  first_day date not null
);

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
