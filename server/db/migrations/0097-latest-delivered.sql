-- How punctual somebody is, out of the latest they brought to a door, without reading all they ever did.
create index customer_order_brought on customer_order ((coalesce(rider_id, agent_id)), number)
  where status in ('delivered', 'completed');
