-- outside a transaction: orders are placed meanwhile.
-- Terms on which agents carry an order, fixed as it is placed. Orders from before, and of a version that fixes none, go
-- by the settings at the time they are asked for, as they did.
alter table customer_order
  add column if not exists agent_share_percent smallint,
  add column if not exists agent_floor_kobo bigint,
  add column if not exists agent_per_item_kobo bigint;

alter table customer_order drop constraint if exists earning_terms_are_whole;
alter table customer_order add constraint earning_terms_are_whole check (
  num_nulls(agent_share_percent, agent_floor_kobo, agent_per_item_kobo) in (0, 3)
  and agent_share_percent between 0 and 100 and agent_floor_kobo >= 0 and agent_per_item_kobo >= 0) not valid;
alter table customer_order validate constraint earning_terms_are_whole;
