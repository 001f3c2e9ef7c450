-- outside a transaction: people are at work on these tables.
-- With the index of those that were brought: what a phone still owes is read out of its own orders.
create index concurrently if not exists customer_order_unbrought_phone on customer_order (customer_phone)
  where status in ('cancelled', 'failed');
