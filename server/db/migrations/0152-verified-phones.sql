-- What one-time codes are made of: a code itself is kept nowhere, it is made again from the id of its row.
insert into house_secret (name, value)
values ('phone code', encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'));

-- A code on its way to a number, for the account or the device that asked.
create table phone_code (
  id uuid primary key default gen_random_uuid(),
  phone text not null check (phone ~ '^\+234[789][01][0-9]{8}$'),
  account_id uuid references account (id),
  device_hash text,
  language text not null check (language in ('pcm', 'en')),
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '10 minutes',
  tries smallint not null default 0 check (tries between 0 and 5),
  -- It was used, or another was asked for.
  ended_at timestamptz,
  sms_state text not null default 'waiting' check (sms_state in ('waiting', 'sent', 'failed')),
  sms_due_at timestamptz not null default now(),
  sms_tries smallint not null default 0,
  -- Somebody is sending it until then.
  lease uuid,
  leased_until timestamptz,
  sms_settled_at timestamptz,
  -- What is paid for: each part of a message.
  sms_parts smallint check (sms_parts > 0),
  provider_id text,
  why text,
  constraint an_account_or_a_device_asks check (num_nonnulls(account_id, device_hash) = 1),
  constraint settled_messages_say_when check ((sms_state = 'waiting') = (sms_settled_at is null)),
  constraint sent_messages_say_how_long check ((sms_state = 'sent') = (sms_parts is not null))
);

create unique index one_live_code on phone_code (phone, coalesce(account_id::text, device_hash)) where ended_at is null;
create index phone_code_due on phone_code (sms_due_at) where sms_state = 'waiting';
create index phone_code_asked on phone_code (asked_at);
create index phone_code_account on phone_code (account_id) where account_id is not null;

-- A number that answered, for the account or the device that it is trusted on.
create table verified_phone (
  id bigint generated always as identity primary key,
  phone text not null check (phone ~ '^\+234[789][01][0-9]{8}$'),
  account_id uuid references account (id),
  device_hash text,
  how text not null check (how in ('code', 'call', 'carried-over')),
  called_by uuid references account (id),
  verified_at timestamptz not null default now(),
  constraint an_account_or_a_device_is_trusted check (num_nonnulls(account_id, device_hash) = 1),
  constraint a_call_says_who_made_it check ((how = 'call') = (called_by is not null))
);

create unique index verified_phone_account on verified_phone (account_id, phone) where account_id is not null;
create unique index verified_phone_device on verified_phone (device_hash, phone) where device_hash is not null;
create index verified_phone_old on verified_phone (verified_at) where device_hash is not null;

-- What staff note of a call to a number: about an order, or a person's profile.
create table phone_call (
  id bigint generated always as identity primary key,
  order_id uuid references customer_order (id),
  account_id uuid references account (id),
  outcome text not null check (outcome in ('confirmed', 'not-reached')),
  called_by uuid not null references account (id),
  called_at timestamptz not null default now(),
  constraint a_call_is_about_one_thing check (num_nonnulls(order_id, account_id) = 1)
);

create index phone_call_order on phone_call (order_id) where order_id is not null;
create index phone_call_account on phone_call (account_id) where account_id is not null;
