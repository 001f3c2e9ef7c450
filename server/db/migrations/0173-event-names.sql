-- outside a transaction: people are at work on it.
-- What an event is called from now on. `kind` keeps the name by which the version before knows it, for its readers and
-- for pages loaded before; an event that version wrote has no name here.
alter table outbox_event add column if not exists name text;
alter table outbox_event drop constraint if exists outbox_event_name;
alter table outbox_event add constraint outbox_event_name check (name ~ '^[a-z]+\.[a-zA-Z]+$') not valid;
alter table outbox_event validate constraint outbox_event_name;
