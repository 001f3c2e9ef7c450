-- Second steps of admins: an authenticator, passkeys, and the recovery codes beside them.
create table authenticator (
  account_id uuid primary key references account (id),
  -- Encrypted; the id of its key stands beside it.
  secret bytea not null,
  secret_key text not null,
  enrolled_at timestamptz not null default now(),
  -- The last step of 30 seconds of which a code was taken: each counts once.
  last_step bigint not null
);

create index authenticator_secret_key on authenticator (secret_key, account_id);

-- The secret of an authenticator that has shown no code yet.
create table pending_authenticator (
  account_id uuid primary key references account (id),
  secret bytea not null,
  secret_key text not null,
  started_at timestamptz not null default now()
);

create index pending_authenticator_secret_key on pending_authenticator (secret_key, account_id);

create table recovery_code (
  id bigint generated always as identity primary key,
  account_id uuid not null references account (id),
  code_hash text not null,
  used_at timestamptz
);

create index recovery_code_account on recovery_code (account_id);

create table passkey (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id),
  -- The site that it is for: a browser gives it to no other.
  rp_id text not null,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

create index passkey_account on passkey (account_id);

-- The challenge that a passkey is about to sign; it is taken away with its first use.
create table passkey_challenge (
  session_id uuid not null references session (id) on delete cascade,
  purpose text not null check (purpose in ('enrol', 'step-up')),
  challenge text not null,
  made_at timestamptz not null default now(),
  primary key (session_id, purpose)
);

create index passkey_challenge_made on passkey_challenge (made_at);
