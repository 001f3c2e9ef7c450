-- Settings of which a city has its own; without a row the house's counts.
create table city_setting (
  city_id uuid not null references city (id),
  key text not null check (key ~ '^[a-z_]{1,60}$'),
  value text not null check (value <> ''),
  changed_at timestamptz not null default now(),
  changed_by uuid references account (id),
  primary key (city_id, key)
);
