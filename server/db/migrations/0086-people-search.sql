-- outside a transaction: people are at work on these tables.
-- formerly cf95c0e2cc8b351165c9b6add66daaa641caef7c45f7a1c7f3aaa8a1d99ab792
-- People are looked for by any piece of what they are called.
create index concurrently if not exists account_search on account using gin (username gin_trgm_ops, name gin_trgm_ops, phone gin_trgm_ops);
create index concurrently if not exists account_role on account (role, number);
create index concurrently if not exists account_gone on account (number) where deleted_at is not null;
create index concurrently if not exists agent_search on agent using gin (name gin_trgm_ops, phone gin_trgm_ops);
create index concurrently if not exists agent_applied on agent (applied_at, user_id);
