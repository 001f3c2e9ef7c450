-- outside a transaction: people are signing in.
-- A name as the eye takes it, made by the server; empty for a name of pictures alone, null where nobody has read it yet.
alter table account add column if not exists name_skeleton text;
-- Why the name would be refused today: characters that nobody sees, or a name of the house.
alter table account add column if not exists name_fault text;
alter table account drop constraint if exists account_name_fault_is_known;
alter table account add constraint account_name_fault_is_known
  check (name_fault in ('hidden', 'house')) not valid;
alter table account validate constraint account_name_fault_is_known;

create index concurrently if not exists account_name_skeleton on account (name_skeleton);
create index concurrently if not exists account_name_fault on account (number) where name_fault is not null;
create index concurrently if not exists account_name_unread on account (number)
  where name_skeleton is null and deleted_at is null;
