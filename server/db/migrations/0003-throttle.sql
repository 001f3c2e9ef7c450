create table throttle (
  -- A hash: people type passwords into the name's field, and addresses are personal.
  key text primary key,
  attempts integer not null default 0 check (attempts >= 0),
  blocked_until timestamptz not null default now(),
  resets_at timestamptz not null default now()
);

create index throttle_resets on throttle (resets_at);
