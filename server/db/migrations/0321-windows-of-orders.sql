-- outside a transaction: people are at work on these tables.
-- The delivery window that its customer chose, and the place that it takes of the window's capacity; nothing: it comes
-- as soon as it can.
alter table customer_order add column if not exists window_starts_at timestamptz;
alter table customer_order add column if not exists window_place smallint;

alter table customer_order drop constraint if exists a_window_has_a_place;
alter table customer_order add constraint a_window_has_a_place check (
  num_nulls(window_starts_at, window_place) in (0, 2) and window_place > 0
) not valid;
alter table customer_order validate constraint a_window_has_a_place;

-- However many requests race for the last place; a cancelled order gives its place back.
create unique index concurrently if not exists one_order_a_window_place
  on customer_order (market_id, window_starts_at, window_place)
  where window_starts_at is not null and status <> 'cancelled';
