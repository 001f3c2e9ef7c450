-- outside a transaction: people are at work on it.
-- The known weight of an order's list as it was placed; 0 of those from before, which nobody weighed.
alter table customer_order add column if not exists load_grams bigint not null default 0;

alter table customer_order drop constraint if exists a_load_is_no_less_than_nothing;
alter table customer_order add constraint a_load_is_no_less_than_nothing check (load_grams >= 0) not valid;
alter table customer_order validate constraint a_load_is_no_less_than_nothing;
