-- outside a transaction: people are at work on these tables.
-- The first minute of the arrival that was promised, counted as `minutes` is, its last; nothing: no range was said.
alter table customer_order add column if not exists soonest_minutes integer;

alter table customer_order drop constraint if exists a_promise_is_a_range;
alter table customer_order add constraint a_promise_is_a_range check (soonest_minutes between 0 and minutes) not valid;
alter table customer_order validate constraint a_promise_is_a_range;

-- How many agents a market usually has.
create index concurrently if not exists shift_market on shift (market_id, started_at);
