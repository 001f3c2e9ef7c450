-- outside a transaction: people buy meanwhile, and each price paid is a sample.
-- What the accepted samples of the last days say of a price, kept as they come: a market's page and a quote read a
-- row a price, however much was bought.
create table if not exists price_learned (
  market_id uuid not null references market (id),
  item_id uuid not null references catalogue_item (id),
  measure measure not null,
  samples bigint not null check (samples > 0),
  median bigint not null,
  low bigint not null,
  high bigint not null,
  newest_on date not null,
  -- The day in Lagos that the last days were counted back from.
  learned_on date not null,
  primary key (market_id, item_id, measure)
);

create index concurrently if not exists price_learned_on on price_learned (learned_on);

create or replace function learn_price(of_market uuid, of_item uuid, of_measure text, today date, days integer)
returns void language plpgsql as $$
begin
  -- Of two who paid it at once the second waits here, and then sees what the first paid.
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', of_market, of_item, of_measure), 108));
  insert into price_learned as known
  select of_market, of_item, of_measure, count(*),
    round((percentile_cont(0.5) within group (order by kobo_per_measure))::numeric)::bigint,
    round((percentile_cont(0.2) within group (order by kobo_per_measure))::numeric)::bigint,
    round((percentile_cont(0.8) within group (order by kobo_per_measure))::numeric)::bigint,
    max(day), today
  from price_sample
  where market_id = of_market and item_id = of_item and measure = of_measure and state = 'accepted' and day > today - days
  having count(*) > 0
  on conflict (market_id, item_id, measure) do update
  set samples = excluded.samples, median = excluded.median, low = excluded.low, high = excluded.high,
    newest_on = excluded.newest_on, learned_on = excluded.learned_on;
  if not found then
    delete from price_learned where market_id = of_market and item_id = of_item and measure = of_measure;
  end if;
end $$;

-- What was paid before. What a version without this books meanwhile is learned with the next sample of its price, or
-- as the day ends.
insert into price_learned
select market_id, item_id, measure, count(*),
  round((percentile_cont(0.5) within group (order by kobo_per_measure))::numeric)::bigint,
  round((percentile_cont(0.2) within group (order by kobo_per_measure))::numeric)::bigint,
  round((percentile_cont(0.8) within group (order by kobo_per_measure))::numeric)::bigint,
  max(day), (now() at time zone 'Africa/Lagos')::date
from price_sample
where state = 'accepted' and day > (now() at time zone 'Africa/Lagos')::date - 60
group by market_id, item_id, measure
on conflict do nothing;
