-- outside a transaction: people are at work on these tables.
-- formerly 24a0a85917d1805217182b18ebfb0fccef570a7af137c7366c8a4334a2634253
-- How each agent did on a day in Lagos: what they were offered, what they brought and shopped, and how it was liked.
create table if not exists analytics_agent_day (
  day date not null,
  agent_id uuid not null references account (id),
  offers_made integer not null,
  offers_taken integer not null,
  offers_declined integer not null,
  offers_lapsed integer not null,
  -- In shifts that are over.
  online_seconds integer not null,
  -- Whoever came to the door is answerable for the time and the stars.
  delivered integer not null,
  on_time integer not null,
  late_seconds bigint not null,
  ratings integer not null,
  stars integer not null,
  -- Whoever shopped is answerable for the lines and the prices.
  handed_over integer not null,
  missing integer not null,
  guided_paid_kobo bigint not null,
  guide_kobo bigint not null,
  primary key (day, agent_id)
);

create index concurrently if not exists offer_made on offer (made_at);

-- What happened before this is reckoned from the rows themselves.
insert into analytics_mark (day)
select first.day + past
from (
  select (least(
    (select min(made_at) from offer), (select min(started_at) from shift),
    (select min(at) from order_event where action in ('deliver', 'cancel', 'fail'))
  ) at time zone interval '1 hour')::date as day
) as first, generate_series(0, (now() at time zone interval '1 hour')::date - first.day) as past
on conflict do nothing;
