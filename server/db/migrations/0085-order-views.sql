-- A filter of the orders' list that somebody keeps under a name.
create table order_view (
  id uuid primary key,
  account_id uuid not null references account (id),
  name text not null check (name <> ''),
  filter jsonb not null,
  is_shared boolean not null,
  made_at timestamptz not null default now(),
  constraint one_view_a_name unique (account_id, name)
);

create index order_view_shared on order_view (name) where is_shared;
