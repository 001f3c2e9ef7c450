-- When an agent's phones were heard, by the database's clock, and when nothing was heard of them.
create table phone_heard (
  account_id uuid primary key references account (id),
  -- A few seconds older than the last call at most.
  heard_at timestamptz not null,
  -- Those that a phone came back from a moment ago; what it then sends may have been done in them.
  silences tstzmultirange not null default '{}'
);
