-- People are looked for by any piece of what they are called.
create index account_search on account using gin (username gin_trgm_ops, name gin_trgm_ops, phone gin_trgm_ops);
create index account_role on account (role, number);
create index account_gone on account (number) where deleted_at is not null;
create index agent_search on agent using gin (name gin_trgm_ops, phone gin_trgm_ops);
create index agent_applied on agent (applied_at, user_id);
