-- outside a transaction: people are ordering.
-- Orders are found by any part of a number; before, by its end.
create index concurrently if not exists customer_order_phone_part on customer_order
  using gin (customer_phone gin_trgm_ops, receiver_phone gin_trgm_ops);
