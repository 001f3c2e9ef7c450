-- outside a transaction: people are at work on it.
-- Whoever leaves is taken off what they had taken. What the office is not done with has an index already.
create index concurrently if not exists conversation_done_by on conversation (assigned_to)
  where closed_at is not null and assigned_to is not null;
