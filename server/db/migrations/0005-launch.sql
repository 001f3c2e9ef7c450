create table subscriber (
  number bigint generated always as identity primary key,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  subscribed_at timestamptz not null default now()
);

create unique index subscriber_email on subscriber (lower(email));

create table access_key (
  id uuid primary key default gen_random_uuid(),
  key_hash text not null unique,
  label text not null check (label <> ''),
  uses integer not null default 0 check (uses >= 0),
  most_uses integer check (most_uses >= 1),
  expires_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid not null references account (id),
  constraint never_used_too_often check (most_uses is null or uses <= most_uses)
);

create table access_pass (
  token_hash text primary key,
  access_key_id uuid not null references access_key (id),
  given_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index access_pass_key on access_pass (access_key_id);
