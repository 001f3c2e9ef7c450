-- outside a transaction: people are at work on these tables.
-- When the planner thinks that nearly nothing is under way, this index and customer_order_carried cost the same, and
-- whoever asked for what they carry read what everybody does. The one that is left serves both.
drop index concurrently if exists customer_order_under_way;
