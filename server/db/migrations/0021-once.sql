-- The answer to a write that a phone may repeat. Only the hash of the request's id is kept: together with the
-- house's secret the id itself makes the order's link, so a copy of the database opens no order.
create table once_reply (
  request_hash text primary key,
  -- An account, or 'guest'.
  person text not null,
  -- Endpoint and body.
  body_hash text not null,
  -- The row it was about, where it can be found by nothing else when its person wants to be forgotten.
  subject uuid,
  -- Nothing: the answer was about somebody who has been forgotten.
  reply text,
  kept_at timestamptz not null default now()
);

create index once_reply_subject on once_reply (subject) where subject is not null;

-- What only the house knows; other secrets are made from it.
create table house_secret (
  name text primary key,
  value text not null check (length(value) >= 64)
);

insert into house_secret (name, value)
values ('order link', encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'));
