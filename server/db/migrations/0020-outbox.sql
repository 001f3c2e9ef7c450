-- What happened, written in the transaction that did it and delivered after its commit.
create table outbox_event (
  id bigint generated always as identity primary key,
  written_at timestamptz not null default now(),
  -- Who may hear of it: an order, an account, those who run the day.
  topics text[] not null check (cardinality(topics) >= 1),
  kind text not null check (kind ~ '^[a-z]+\.[A-Za-z]+$'),
  payload jsonb not null,
  -- Given by the relay as it publishes, after the commit: an id taken at the insert commits out of order.
  number bigint unique
);

create index outbox_event_unpublished on outbox_event (id) where number is null;
