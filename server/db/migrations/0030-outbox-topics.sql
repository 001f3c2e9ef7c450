-- Whoever comes back asks for what was published of their topics since.
create index outbox_event_topics on outbox_event using gin (topics) where number is not null;
