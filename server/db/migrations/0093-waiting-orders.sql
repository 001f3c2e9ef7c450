-- What waits for somebody at a market, the longest first: the dispatcher reads only as far as it can plan.
create index customer_order_to_offer on customer_order (market_id, (greatest(confirmed_at, scheduled_for)))
where is_under_way
  and (status = 'confirmed' or (status = 'ready_for_delivery' and agent_part = 'shopping' and rider_id is null));
