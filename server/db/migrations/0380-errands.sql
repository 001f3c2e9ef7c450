-- outside a transaction: people are at work on this table.
-- The kind of an order, and the stop of an errand: the place where it is bought, while market_id names the market whose
-- agents and hours serve it.
alter table customer_order add column if not exists kind text not null default 'market';
alter table customer_order add column if not exists stop_name text;
alter table customer_order add column if not exists stop_area text;
alter table customer_order add column if not exists stop_landmark text;
alter table customer_order add column if not exists stop_latitude double precision;
alter table customer_order add column if not exists stop_longitude double precision;

alter table customer_order drop constraint if exists an_order_is_of_a_kind;
alter table customer_order add constraint an_order_is_of_a_kind check (kind in ('market', 'fetch')) not valid;
alter table customer_order validate constraint an_order_is_of_a_kind;

-- The place goes when its customer is forgotten.
alter table customer_order drop constraint if exists an_errand_has_a_stop;
alter table customer_order add constraint an_errand_has_a_stop check (
  num_nulls(stop_name, stop_area, stop_landmark) = case when kind = 'market' then 3 else 0 end
  and num_nulls(stop_latitude, stop_longitude) in (0, 2)
  and (kind <> 'market' or stop_latitude is null)
) not valid;
alter table customer_order validate constraint an_errand_has_a_stop;
