-- outside a transaction: people are at work on these tables.
-- formerly 62e4ce22ee9947cefd0b67a2351368c01a6d2a31f5df0a42c6d52ed1c89daf43
-- Who was here last, without asking every device.
create index concurrently if not exists session_seen on session (last_seen_at);
