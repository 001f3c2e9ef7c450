-- outside a transaction: people are told of other things meanwhile.
-- Whoever sent a list that is not typed, without an account, is told by text message.
alter table notice add column if not exists list_request_id uuid;

alter table notice drop constraint if exists somebody_is_told;
alter table notice drop constraint if exists somebody_is_meant;
alter table notice add constraint somebody_is_meant
  check (account_id is not null or order_id is not null or list_request_id is not null) not valid;
alter table notice validate constraint somebody_is_meant;

alter table notice drop constraint if exists notice_list_request_id_fkey;
alter table notice add constraint notice_list_request_id_fkey
  foreign key (list_request_id) references list_request (id) on delete cascade not valid;
alter table notice validate constraint notice_list_request_id_fkey;

create index concurrently if not exists notice_list_request on notice (list_request_id)
  where list_request_id is not null;
