-- A device on which somebody signed in to the account, by the hash of its cookie: its tries are counted apart.
create table known_device (
  account_id uuid not null references account (id),
  device_hash text not null,
  first_signed_in_at timestamptz not null default now(),
  last_signed_in_at timestamptz not null default now(),
  primary key (account_id, device_hash)
);
