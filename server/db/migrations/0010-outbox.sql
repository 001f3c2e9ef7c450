-- What happened, written in the transaction in which it happened. The relay numbers events after commit:
-- a number given at insert would commit out of order, and whoever reads on from it would miss the late ones.
create table outbox_event (
  id bigint generated always as identity primary key,
  written_at timestamptz not null default now(),
  kind text not null check (kind <> ''),
  topics text[] not null check (cardinality(topics) > 0),
  payload jsonb not null,
  number bigint unique check (number > 0)
);

create index outbox_event_waiting on outbox_event (id) where number is null;
create index outbox_event_topics on outbox_event using gin (topics) where number is not null;
