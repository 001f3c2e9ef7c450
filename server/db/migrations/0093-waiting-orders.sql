-- outside a transaction: people are at work on these tables.
-- formerly e26af3902038b7072df5b6fd6844bd6d3f6ea4509ca531f9b26d74c6902c849f
-- What waits for somebody at a market, the longest first: the dispatcher reads only as far as it can plan.
create index concurrently if not exists customer_order_to_offer on customer_order (market_id, (greatest(confirmed_at, scheduled_for)))
where is_under_way
  and (status = 'confirmed' or (status = 'ready_for_delivery' and agent_part = 'shopping' and rider_id is null));
