create table saved_list (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id),
  client_request_id uuid not null,
  name text not null check (name <> ''),
  text text not null check (text <> '' and length(text) <= 20000),
  changed_at timestamptz not null default now(),
  unique (account_id, client_request_id)
);

create table saved_address (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id),
  client_request_id uuid not null,
  label text not null check (label <> ''),
  area text not null check (area <> ''),
  landmark text not null check (landmark <> ''),
  directions text not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  is_default boolean not null,
  created_at timestamptz not null default now(),
  unique (account_id, client_request_id),
  constraint a_pin_has_both check ((latitude is null) = (longitude is null))
);

create unique index saved_address_default on saved_address (account_id) where is_default;
