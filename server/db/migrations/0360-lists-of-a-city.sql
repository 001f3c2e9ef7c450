-- outside a transaction: orders are placed meanwhile.
-- Who sees some cities walks the orders of these, and does not pass over those of the others.
create index concurrently if not exists customer_order_newest_of_a_city on customer_order (city_id, placed_at, number);
create index concurrently if not exists customer_order_promised_of_a_city on customer_order (
  city_id,
  (((coalesce(greatest(confirmed_at, scheduled_for), placed_at) at time zone 'UTC') + make_interval(mins => minutes)) at time zone 'UTC'),
  number
);
create index concurrently if not exists customer_order_status_of_a_city on customer_order (city_id, status);
