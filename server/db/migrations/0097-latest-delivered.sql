-- outside a transaction: people are at work on these tables.
-- formerly fcfc62b3a60f8761b8159c0f643d9ea78f9a3f223460fac05d74d7048cbaddf4
-- How punctual somebody is, out of the latest they brought to a door, without reading all they ever did.
create index concurrently if not exists customer_order_brought on customer_order ((coalesce(rider_id, agent_id)), number)
  where status in ('delivered', 'completed');
