-- outside a transaction: orders are placed meanwhile.
-- An admin of some cities is shown the people who ordered there.
create index concurrently if not exists customer_order_account_city on customer_order (account_id, city_id)
  where account_id is not null;
