-- outside a transaction: orders are placed meanwhile.
-- From the second city on a code carries the two letters of its city.
alter table customer_order drop constraint if exists an_orders_code_may_say_its_city;
alter table customer_order add constraint an_orders_code_may_say_its_city
  check (code ~ '^MW-([A-HJ-NP-Z]{2}-)?[2-9A-HJ-NP-Z]{8}$') not valid;
alter table customer_order validate constraint an_orders_code_may_say_its_city;

-- The rule before it let no letters stand; the version before writes none.
alter table customer_order drop constraint if exists customer_order_code_check;
