-- How far each durable reader of what happened has come; a feature's migration puts its own row here.
create table outbox_reader (
  name text primary key check (name ~ '^[a-z][a-z-]*$'),
  number bigint not null default 0 check (number >= 0),
  -- How often the event after that number could not be taken.
  failures smallint not null default 0 check (failures >= 0)
);

-- What a reader could not take however often it tried: passed over, so that the rest goes on, and kept to be looked at.
create table outbox_passed_over (
  reader text not null references outbox_reader (name),
  number bigint not null,
  kind text not null,
  payload jsonb not null,
  why text not null,
  at timestamptz not null default now(),
  primary key (reader, number)
);
