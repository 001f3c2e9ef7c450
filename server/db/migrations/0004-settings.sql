create table setting (
  key text primary key check (key ~ '^[a-z_]{1,60}$'),
  value text not null,
  changed_at timestamptz not null default now(),
  changed_by uuid references account (id)
);

-- Which first data has been laid down; what an admin took away since does not come back.
create table first_data (
  noun text primary key,
  laid_at timestamptz not null default now()
);
