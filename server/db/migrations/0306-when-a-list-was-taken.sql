-- outside a transaction: people are at work on this table.
-- The time at which its holder took it: a list is held for half an hour at most. It says nothing while nobody holds it.
alter table list_request add column if not exists taken_at timestamptz;
