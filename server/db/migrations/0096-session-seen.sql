-- Who was here last, without asking every device.
create index session_seen on session (last_seen_at);
