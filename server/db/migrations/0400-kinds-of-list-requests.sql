-- outside a transaction: people send and write lists meanwhile.
-- The kind of the order that a voice note or a photo asks for, as its sender chose it or staff put it right.
alter table list_request add column if not exists order_kind text not null default 'market';
alter table list_request drop constraint if exists a_request_is_of_a_kind;
alter table list_request add constraint a_request_is_of_a_kind
  check (order_kind in ('market', 'fetch', 'carry', 'do')) not valid;
alter table list_request validate constraint a_request_is_of_a_kind;
