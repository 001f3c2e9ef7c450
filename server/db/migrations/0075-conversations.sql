-- What people say about one order, or to the office.
create table conversation (
  id uuid primary key,
  -- The newest first without two of one instant changing places between pages.
  number bigint generated always as identity unique,
  order_id uuid unique references customer_order (id),
  -- Whose talk with the office.
  account_id uuid unique references account (id),
  last_number integer not null default 0 check (last_number >= 0),
  last_at timestamptz not null,
  -- How far each side has it.
  customer_delivered integer not null default 0,
  customer_read integer not null default 0,
  agent_delivered integer not null default 0,
  agent_read integer not null default 0,
  office_delivered integer not null default 0,
  office_read integer not null default 0,
  -- Who does not want the other's messages, and which carrier of the order it is about: the next one is somebody else.
  blocked_by text check (blocked_by in ('customer', 'agent')),
  blocked_carrier uuid references account (id),
  -- The office takes part, or has done so.
  is_with_office boolean not null default false,
  -- Whatever is said concerns the office, too, until it is done with it.
  is_office_called boolean not null default false,
  -- The last message that was for the office.
  office_wanted integer not null default 0,
  is_unread boolean not null generated always as (office_wanted > office_read) stored,
  assigned_to uuid references account (id),
  -- The office is done with it, until somebody writes again.
  closed_at timestamptz,
  open_reports integer not null default 0 check (open_reports >= 0),
  -- How it is searched for; forgotten with the person.
  sought_name text,
  sought_phone text,
  constraint a_conversation_is_about_one_thing check (num_nonnulls(order_id, account_id) = 1),
  constraint nobody_has_read_what_is_not_there check (
    customer_read between 0 and customer_delivered and customer_delivered <= last_number
    and agent_read between 0 and agent_delivered and agent_delivered <= last_number
    and office_read between 0 and office_delivered and office_delivered <= last_number
    and office_wanted between 0 and last_number
  ),
  constraint a_block_is_about_somebody check (num_nulls(blocked_by, blocked_carrier) in (0, 2)),
  constraint support_is_with_the_office check (account_id is null or is_with_office)
);

-- The inbox, newest message first, by what it is filtered for.
create index conversation_all on conversation (last_at desc, number desc);
create index conversation_open on conversation (last_at desc, number desc)
  where is_with_office and closed_at is null;
create index conversation_unassigned on conversation (last_at desc, number desc)
  where is_with_office and closed_at is null and assigned_to is null;
create index conversation_mine on conversation (assigned_to, last_at desc, number desc)
  where closed_at is null and assigned_to is not null;
create index conversation_closed on conversation (last_at desc, number desc) where closed_at is not null;
create index conversation_reported on conversation (last_at desc, number desc) where open_reports > 0;
create index conversation_unread on conversation (last_at desc, number desc) where is_unread;
create index conversation_sought_name on conversation (sought_name text_pattern_ops);
create index conversation_sought_phone on conversation (sought_phone);

create table chat_message (
  conversation_id uuid not null references conversation (id),
  -- 1, 2, 3 … without a gap, given under the conversation's lock.
  number integer not null check (number >= 1),
  side text not null check (side in ('customer', 'agent', 'office', 'house')),
  -- Nobody: a guest. Of a line of the house: whom it is about.
  author_id uuid references account (id),
  request_id uuid unique,
  text text not null check (length(text) <= 1000),
  happened text,
  -- The two who talk are kept apart: only its writer and the office see it.
  is_for_office boolean not null default false,
  at timestamptz not null,
  -- Taken away by the office: kept for whoever asks why, and shown to nobody.
  hidden_at timestamptz,
  hidden_by uuid references account (id),
  hidden_reason text check (hidden_reason <> ''),
  -- Whoever wrote it was forgotten.
  is_forgotten boolean not null default false,
  primary key (conversation_id, number),
  constraint the_house_says_what_happened check ((side = 'house') = (happened is not null)),
  constraint only_people_send check (side <> 'house' or (request_id is null and text = '')),
  constraint hidden_messages_say_why check (num_nulls(hidden_at, hidden_by, hidden_reason) in (0, 3)),
  constraint forgotten_messages_are_empty check (not is_forgotten or (text = '' and author_id is null))
);

create index chat_message_author on chat_message (author_id) where author_id is not null;

create table chat_picture (
  picture_id uuid primary key references picture (id),
  conversation_id uuid not null,
  number integer not null,
  position integer not null check (position between 0 and 2),
  unique (conversation_id, number, position),
  foreign key (conversation_id, number) references chat_message (conversation_id, number)
);

-- What is taken away when its time is over, oldest first.
create index conversation_order_old on conversation (last_at) where order_id is not null and open_reports = 0;
create index conversation_support_old on conversation (last_at) where account_id is not null and open_reports = 0;
