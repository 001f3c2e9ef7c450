-- The hash of the address that a guest's list came from: how many of them are open is counted by it.
alter table list_request add column if not exists sent_from text;
