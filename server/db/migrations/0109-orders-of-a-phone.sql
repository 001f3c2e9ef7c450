-- outside a transaction: people are at work on these tables.
-- What a phone still owes and whether it has paid before, out of its own orders and not out of everybody's debts.
create index concurrently if not exists customer_order_over_phone on customer_order (customer_phone) where not is_under_way;
-- Not needed beside it.
drop index concurrently if exists customer_order_paid_phone;
