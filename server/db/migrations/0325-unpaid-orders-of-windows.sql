-- outside a transaction: people are at work on it.
-- A place of a window is held for an order that waits for its money, so one script must not hold them all: one such order
-- an account, and of whoever is not signed in one a device and an address, however many requests race.
create unique index concurrently if not exists one_unpaid_window_order_an_account on customer_order (account_id)
  where status = 'placed' and pay_way = 'online' and window_starts_at is not null;
create unique index concurrently if not exists one_unpaid_window_order_a_device on customer_order (placed_on)
  where status = 'placed' and pay_way = 'online' and window_starts_at is not null;
create unique index concurrently if not exists one_unpaid_window_order_an_address on customer_order (placed_from)
  where status = 'placed' and pay_way = 'online' and window_starts_at is not null;
