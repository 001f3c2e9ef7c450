-- outside a transaction: people are at work on this table.
-- The time at which staff were really rung about it; alarmed_at says only that it waited for too long.
alter table list_request add column if not exists rung_at timestamptz;
