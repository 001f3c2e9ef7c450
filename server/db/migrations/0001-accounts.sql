create table account (
  id uuid primary key default gen_random_uuid(),
  -- Newest first without two accounts of one instant changing places between pages.
  number bigint generated always as identity unique,
  username text not null,
  -- How names are compared; made by the server, because lower() depends on the database's locale.
  username_key text unique,
  password_hash text,
  name text,
  phone text check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  role text not null default 'customer' check (role in ('customer', 'agent', 'admin', 'godmode')),
  is_god_mode boolean not null default false,
  permissions text[] not null default '{}' check (
    permissions <@ array[
      'orders:view', 'orders:manage', 'chats:reply', 'markets:manage', 'agents:manage',
      'users:view', 'users:manage', 'analytics:view', 'settings:manage', 'launch:manage',
      'notifications:send', 'money:view', 'money:manage', 'money:refund', 'audit:view'
    ]::text[]
  ),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint only_an_admin_holds_permissions check (role = 'admin' or permissions = '{}'),
  constraint living_accounts_can_sign_in check (
    deleted_at is not null or (username_key is not null and password_hash is not null)
  ),
  constraint deleted_accounts_keep_no_person check (
    deleted_at is null
    or (username_key is null and password_hash is null and name is null and phone is null
        and role = 'customer' and not is_god_mode)
  )
);

create index account_godmode on account (id) where role = 'godmode' or is_god_mode;

create table session (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  account_id uuid not null references account (id),
  user_agent text not null,
  signed_in_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index session_account on session (account_id);

create table one_time_link (
  token_hash text primary key,
  purpose text not null check (purpose in ('reset-password', 'create-owner')),
  account_id uuid references account (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint reset_links_belong_to_somebody check ((purpose = 'reset-password') = (account_id is not null))
);

create index one_time_link_account on one_time_link (account_id);

-- Where an account has signed in from before; kept as a hash, only to recognise the place again.
create table familiar_place (
  account_id uuid not null references account (id),
  place_hash text not null,
  last_signed_in_at timestamptz not null default now(),
  primary key (account_id, place_hash)
);
