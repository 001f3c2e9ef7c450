-- Whoever was signed in as they joined the early-access list: it alone has no way to tell them that the place is open.
alter table subscriber add column account_id uuid references account (id);

create index subscriber_account on subscriber (account_id) where account_id is not null;
